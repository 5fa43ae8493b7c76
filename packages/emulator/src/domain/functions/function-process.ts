import { Agent, request as ask, type IncomingMessage, maxHeaderSize } from "node:http";
import { Readable, type Readable as Stream } from "node:stream";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { isForwarded } from "../../engine/http/hop-by-hop.ts";
import { wholeResponse } from "../../engine/http/whole.ts";
import { bounds } from "../../isolation/bounds.ts";
import { byteSourceOf, webStream } from "../../store/files/byte-source.ts";
import type { FunctionConfig } from "../deployments/read-function.ts";
import type { LogEntry } from "../logs/tables.ts";
import type { Launched } from "./launch.ts";
import type { AskedPath, FromRunner, Mark, TagsMessage, Task } from "./messages.ts";
import { maxTagLength, maxTagsOfPage, type TagInvalidation } from "./page-cache.ts";

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | Uint8Array | null;
  readonly signal: AbortSignal;
  /** Whether the function may answer nothing, so that the request goes on. */
  readonly isMiddleware?: boolean;
}

const statuses = {
  FUNCTION_INVOCATION_FAILED: 500,
  FUNCTION_PAYLOAD_TOO_LARGE: 413,
  FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE: 500,
  FUNCTION_INVOCATION_TIMEOUT: 504,
  FUNCTION_THROTTLED: 503,
} as const;

export class FunctionError extends Error {
  override readonly name = "FunctionError";
  readonly code: keyof typeof statuses;

  get status(): number {
    return statuses[this.code];
  }

  constructor(code: FunctionError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

const mark: Mark = "\x1e";
const marked = new RegExp(`^${mark}(\\d*)([iwe+]?)${mark}(.*)$`, "s");
const levels = { i: "info", w: "warning", e: "error" } as const;

interface UnderWay {
  readonly log: Log;
  readonly finish: () => void;
}

interface Log {
  readonly entries: LogEntry[];
  size: number;
}

/** Bytes of a request's body: https://vercel.com/docs/functions/limitations, 2026-11-23. */
export const maxBodyBytes: number = 4.5 * 1024 ** 2;

const maxConnections = 128;

const tooManyHeaders = `more than ${maxHeaderSize} bytes of headers, which the emulator does not read`;

/** A longer line is split; further input waits for a program that does not read. */
const [maxLineLength, maxPendingBytes] = [65_536, 1024 ** 2];

/** Lines of a program's output between which other work gets no turn. */
const maxLinesPerTurn = 64;

const startTimeout = 60_000;

/** Patience with a program whose connection has broken, until it ends or goes on, in ms. */
const endTimeout = 500;

export class FunctionProcess {
  readonly ended: Promise<void>;
  isOver = false;
  #hasExited = false;
  readonly #invalidateTags: (invalidation: TagInvalidation, by: FunctionProcess) => void;
  readonly #launched: Launched;
  readonly #agent: Agent;
  readonly #asked = new Map<string, UnderWay>();
  #own: Log = { entries: [], size: 0 };
  #why: FunctionError | undefined;
  #count = 0;
  /** Lines sent to the program: a request may overtake one. */
  #told = 0;
  #isReady = false;
  #ready: () => void = () => {};

  constructor(launched: Launched, invalidateTags: (invalidation: TagInvalidation, by: FunctionProcess) => void) {
    this.#invalidateTags = invalidateTags;
    this.#launched = launched;
    this.#agent = new Agent({ keepAlive: true, maxSockets: maxConnections, maxFreeSockets: maxConnections });
    launched.input.on("error", () => {});
    const reading = launched.outputs.map((output, at) => this.#read(output, at === 0 ? "i" : "e").catch(() => {}));
    this.ended = Promise.all([launched.ended, ...reading]).then(() => this.#finish());
    void launched.exited.then(() => {
      this.isOver = true;
      this.#hasExited = true;
    });
  }

  get isBusy(): boolean {
    return !this.#isReady || this.#asked.size > 0;
  }

  async begin(
    { handler, kind, isWeb, hasHelpers }: Pick<FunctionConfig, "handler" | "kind" | "isWeb" | "hasHelpers">,
    env: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { listen, home, input, env: own } = this.#launched;
    const all = { ...own, LAMBDA_TASK_ROOT: home, ...env };
    const task: Task = { listen, handler, isEdge: kind === "edge", isWeb, hasHelpers, env: all };
    const ready = new Promise<boolean>((resolve) => {
      this.#ready = () => resolve(true);
      void this.ended.then(() => resolve(false));
    });
    const timer = setTimeout(() => this.kill(timedOut("start", startTimeout / 1000)), startTimeout);
    input.write(`${JSON.stringify(task)}\n`);
    const isReady = await ready;
    clearTimeout(timer);
    this.#isReady = isReady;
    if (!isReady)
      throw Object.assign(this.#why ?? failed("ended before it was asked anything"), { printed: this.#own.entries });
  }

  async #read(output: Stream, kind: keyof typeof levels): Promise<void> {
    let rest = "";
    let count = 0;
    for await (const text of output.setEncoding("utf8")) {
      const lines = `${rest}${text}`.split(/\r?\n/);
      rest = (lines.at(-1)?.length ?? 0) < maxLineLength ? (lines.pop() ?? "") : "";
      for (const line of lines) {
        this.#take(line, kind);
        if (++count % maxLinesPerTurn === 0) await nextTurn();
      }
    }
    if (rest !== "") this.#take(rest, kind);
  }

  #take(line: string, usual: keyof typeof levels): void {
    // A line without a mark is of the program's own, such as Node's word on an error that nothing catches.
    const [, id = "0", kind = "", text = line] = marked.exec(line) ?? [];
    if (id === "") {
      this.#learn(text);
      return;
    }
    const level = levels[kind === "w" || kind === "e" || kind === "i" ? kind : usual];
    for (const log of this.#logsOf(id)) {
      if (log.size >= bounds.printed) continue;
      const last = log.entries.at(-1);
      const part = text.slice(0, bounds.printed);
      log.size += part.length + 1;
      const goesOn = kind === "+" || (kind === "" && last?.level === level);
      if (last && goesOn) last.text += `\n${part}`;
      else log.entries.push({ level, text: part });
    }
  }

  /** Output outside of a request is in the logs of all requests under way, or of the next one. */
  #logsOf(id: string): Log[] {
    if (id !== "0") return [this.#asked.get(id)?.log ?? []].flat();
    const logs = [...this.#asked.values()].map(({ log }) => log);
    return logs.length > 0 ? logs : [this.#own];
  }

  #learn(text: string): void {
    const message = readSaid(text);
    if (message?.type === "ready") this.#ready();
    else if (message?.type === "done") this.#done(message.id);
    else if (message) {
      const { type: _, number, ...invalidation } = message;
      this.#invalidateTags(invalidation, this);
      this.tell({ ...invalidation, number });
    }
  }

  tell(what: TagsMessage): void {
    const { input } = this.#launched;
    if (!input.writable || input.writableLength >= maxPendingBytes) return;
    input.write(`${JSON.stringify(what)}\n`);
    this.#told++;
  }

  #done(id: string): void {
    this.#asked.get(id)?.finish();
  }

  #finish(): void {
    this.#agent.destroy();
    for (const id of [...this.#asked.keys()]) this.#done(id);
  }

  ask(
    call: Call,
    { maxDuration, isStreamed }: Pick<FunctionConfig, "maxDuration" | "isStreamed">,
  ): { readonly answer: Promise<Response>; readonly printed: Promise<readonly LogEntry[]> } {
    const log = this.#own;
    this.#own = { entries: [], size: 0 };
    const id = String(++this.#count);
    const finished = new Promise<void>((resolve) => this.#asked.set(id, { log, finish: resolve }));
    const { answer: answered, closed, cut } = this.#exchange(call, id, isStreamed);
    // Other requests keep their own time: the program ends with the last of them and gets no new one.
    const timer = setTimeout(() => {
      this.isOver = true;
      cut(timedOut("answer", maxDuration));
      this.#done(id);
    }, maxDuration * 1000);
    const printed = Promise.all([finished, closed]).then(() => {
      clearTimeout(timer);
      this.#asked.delete(id);
      if (this.isOver && this.#asked.size === 0) this.kill();
      return log.entries;
    });
    const answer = answered.catch(async (error: unknown) => {
      call.signal.throwIfAborted();
      // That it ends may be known later than that its connection has broken, and whoever comes next is not to meet it.
      if (!(error instanceof FunctionError))
        await Promise.race([finished, wait(endTimeout, undefined, { ref: false })]);
      if (this.#hasExited || this.#why) await this.ended;
      throw this.#why ?? (error instanceof FunctionError ? error : failed("did not answer"));
    });
    return { answer, printed };
  }

  #exchange(
    { method, path, headers, body, signal, isMiddleware }: Call,
    id: string,
    isStreamed: boolean,
  ): { answer: Promise<Response>; closed: Promise<void>; cut: (why: Error) => void } {
    const requestPath: AskedPath = `/${id}-${this.#told}${isMiddleware ? "m" : ""}${path}`;
    const fields = Object.fromEntries(headers);
    // Node would send the body of a DELETE as the next request.
    if (body && fields["content-length"] === undefined) fields["transfer-encoding"] = "chunked";
    const asking = ask({
      socketPath: this.#launched.socket,
      agent: this.#agent,
      method,
      path: requestPath,
      headers: fields,
    });
    const cut = (why: Error): void => void asking.destroy(why);
    const leave = (): void => cut(new Error("The caller has gone"));
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    const closed = new Promise<void>((resolve) => asking.once("close", resolve));
    asking.once("close", () => signal.removeEventListener("abort", leave));
    const answer = new Promise<Response>((resolve, reject) => {
      asking.on("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "HPE_HEADER_OVERFLOW" ? failed(`has answered with ${tooManyHeaders}`) : error),
      );
      asking.once("response", (response) => {
        process.nextTick(async () => {
          try {
            resolve(answerOf(response, method, isStreamed ? undefined : await wholeBody(response)));
          } catch (error) {
            const isKnown = error instanceof FunctionError || Object(error).code === "ECONNRESET";
            reject(isKnown ? error : failed(error instanceof Error ? error.message : String(error)));
            asking.destroy();
          }
        });
      });
      asking.once("upgrade", (_, socket) => {
        socket.destroy();
        reject(failed("has answered with another protocol"));
      });
      if (body instanceof Uint8Array) asking.end(body);
      else if (!body) asking.end();
      else {
        let size = 0;
        // The types of Node and of the web say the same of streams differently.
        (byteSourceOf(body)?.open() ?? Readable.fromWeb(body as unknown as Parameters<typeof Readable.fromWeb>[0]))
          .on("error", reject)
          .on("data", (piece: Uint8Array) => {
            size += piece.length;
            if (size <= maxBodyBytes) return;
            reject(tooLarge());
            asking.destroy();
          })
          .pipe(asking);
      }
    });
    return { answer, closed, cut };
  }

  kill(why?: FunctionError): void {
    this.#why ??= why;
    this.isOver = true;
    this.#launched.end();
  }
}

function readSaid(text: string): FromRunner | undefined {
  try {
    const { type, id, number, tags, expire }: Record<string, unknown> = Object(JSON.parse(text));
    if (type === "ready") return { type };
    if (type === "done" && typeof id === "string") return { type, id };
    if (type !== "invalidated" || typeof number !== "number" || !Array.isArray(tags)) return undefined;
    const validTags = tags.filter((tag): tag is string => typeof tag === "string" && tag.length <= maxTagLength);
    return { type, number, tags: validTags.slice(0, maxTagsOfPage), ...(typeof expire === "number" && { expire }) };
  } catch {
    return undefined;
  }
}

function failed(what: string): FunctionError {
  return new FunctionError("FUNCTION_INVOCATION_FAILED", `The function ${what}.`);
}

export function tooLarge(): FunctionError {
  return new FunctionError("FUNCTION_PAYLOAD_TOO_LARGE", `A function takes ${maxBodyBytes} bytes at most.`);
}

function timedOut(what: string, seconds: number): FunctionError {
  return new FunctionError("FUNCTION_INVOCATION_TIMEOUT", `The function did not ${what} within ${seconds} seconds.`);
}

/** The body of an answer that is not a stream: https://vercel.com/docs/errors/FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE, 2026-02-09. */
async function wholeBody(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > maxBodyBytes)
      throw new FunctionError(
        "FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE",
        `The function answered with more than ${maxBodyBytes} bytes, and \`supportsResponseStreaming\` in its .vc-config.json is false; a function that streams has no such bound.`,
      );
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const bodiless: readonly number[] = [204, 205, 304];

function answerOf(answer: IncomingMessage, method: string, whole?: Uint8Array<ArrayBuffer>): Response {
  const { statusCode: status = 0 } = answer;
  if (status < 200 || status > 599) throw new TypeError(`has answered with status ${status}`);
  const headers = new Headers();
  const names = Object.keys(answer.headersDistinct).filter(isForwarded(answer.headers.connection));
  for (const name of names) for (const value of answer.headersDistinct[name] ?? []) headers.append(name, value);
  const hasBody = method !== "HEAD" && !bodiless.includes(status);
  // An answer without a body has no length; that of a HEAD or 304 is the page's.
  if (bodiless.includes(status) && status !== 304) headers.delete("content-length");
  if (!hasBody) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const all = answer.complete ? (whole ?? answer.read() ?? new Uint8Array()) : whole;
  if (all) return wholeResponse(all, { status, headers });
  return new Response(webStream({ open: () => answer, drop: () => answer.resume() }), { status, headers });
}
