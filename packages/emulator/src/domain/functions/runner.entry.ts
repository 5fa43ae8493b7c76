import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { createServer, IncomingMessage, Server, type ServerResponse } from "node:http";
import * as modules from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { FromRunner, Mark, TagsMessage, Task } from "./messages.ts";

// The program in which one function of a deployment runs. A function sees this file of the emulator alone; messages.ts has the protocol.

interface RequestContext {
  readonly id: string;
  readonly isMiddleware: boolean;
  readonly waitUntil: (work: unknown) => void;
  readonly headers: IncomingMessage["headers"];
  readonly url: string;
  /** https://github.com/vercel/vercel/tree/main/packages/functions, 2026-11-27. */
  readonly purge: object;
  readonly addCacheTag: (tag: Several) => Promise<void>;
}

type Several = string | readonly string[];
type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown;
type Called = (...args: unknown[]) => unknown;

const mark: Mark = "\x1e";
const requests = new AsyncLocalStorage<RequestContext>();
const printed = process.stdout.write.bind(process.stdout);

let input = "";
let isBegun = false;
let isWarning = false;
process.stdin.setEncoding("utf8").on("data", (text: string) => {
  const lines = (input + text).split("\n");
  input = lines.pop() ?? "";
  for (const line of lines) {
    if (isBegun) learn(JSON.parse(line) as TagsMessage);
    else void begin(JSON.parse(line) as Task);
    isBegun = true;
  }
});
process.stdin.on("end", () => process.exit(0));

async function begin({ listen, handler, isEdge, isWeb, hasHelpers, env }: Task): Promise<void> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  markLines(process.stdout, () => "i");
  markLines(process.stderr, () => (isWarning ? "w" : "e"));
  const { warn } = console;
  console.warn = (...args) => {
    isWarning = true;
    warn(...args);
    isWarning = false;
  };
  Object.assign(globalThis, {
    [Symbol.for("@vercel/request-context")]: { get: () => requests.getStore() },
    // https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/incremental-cache/index.ts, 2026-11-27.
    [Symbol.for("@next/cache-handlers")]: { FetchCache },
    ...(isEdge && {
      ...withStreams(globalThis),
      ...eventClass("FetchEvent"),
      ...eventClass("PromiseRejectionEvent"),
      self: globalThis,
      EdgeRuntime: "edge-runtime",
      AsyncLocalStorage,
      require: modules.createRequire(join(process.cwd(), handler)),
    }),
  });
  if (isEdge) resolveAsBundlers();
  const answer = await load(join(process.cwd(), handler), isWeb, hasHelpers);
  const server = createServer((request, response) => serve(answer, request, response));
  Object.assign(server, { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0, timeout: 0 });
  ownListen.call(server, typeof listen === "number" ? { fd: listen } : { path: listen }, () => say({ type: "ready" }));
}

/** Finds what the platform's bundler finds for an edge function: files without their ending, folders, and what a package has for browsers. */
function resolveAsBundlers(): void {
  modules.registerHooks?.({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        const path = context.parentURL?.startsWith("file:") && findModule(specifier, fileURLToPath(context.parentURL));
        if (!path) throw error;
        return { url: pathToFileURL(path).href, shortCircuit: true };
      }
    },
  });
}

function findModule(specifier: string, parent: string): string | undefined {
  for (let folder = dirname(parent); ; folder = dirname(folder)) {
    const path = join(folder, specifier.startsWith(".") ? "" : "node_modules", specifier);
    const mains = mainFiles(path).map((name) => join(path, name));
    const file = [`${path}.js`, `${path}.mjs`, ...mains, join(path, "index.js")].find((each) => existsSync(each));
    if (file !== undefined || specifier.startsWith(".") || folder === dirname(folder)) return file;
  }
}

function mainFiles(folder: string): string[] {
  try {
    const { browser, module, main } = Object(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    return [browser, module, main].filter((name) => typeof name === "string");
  } catch {
    return [];
  }
}

/** A class of events that Node has not: https://edge-runtime.vercel.app/features/available-apis, 2026-11-29. */
function eventClass(name: string): object {
  return {
    [name]: class extends Event {
      constructor(type: string, init: object = {}) {
        super(type);
        Object.assign(this, init);
      }
    },
  };
}

/** `Request` and `fetch` of an edge runtime: a body that is a stream needs no `duplex`, as it does in Node. */
function withStreams({ Request, fetch }: typeof globalThis): object {
  const half = (init: unknown = {}): unknown =>
    Object(init).body == null || Object(init).duplex !== undefined
      ? init
      : Object.assign(Object.create(Object(init)), { duplex: "half" });
  return {
    Request: new Proxy(Request, {
      construct: (target, [input, init], newTarget) => Reflect.construct(target, [input, half(init)], newTarget),
    }),
    fetch: new Proxy(fetch, {
      apply: (target, self, [input, init]) => Reflect.apply(target, self, [input, half(init)]),
    }),
  };
}

const invalidatedTags = new Map<string, { readonly stale: number; readonly gone: number; readonly goneAt: number }>();
const waiting = new Map<number, () => void>();
const learning: (() => void)[] = [];
let [lastNumber, round] = [0, 0];

const maxTextLength = 65_000;

/** Makes entries with one of these tags stale, and deletes them after `expire` seconds; resolves when the whole deployment knows. */
function invalidate(tags: Several, expire?: number): Promise<void> {
  const number = ++lastNumber;
  const message: FromRunner = { type: "invalidated", number, tags: [tags].flat(), expire };
  if (JSON.stringify(message).length > maxTextLength)
    return Promise.reject(new RangeError("128 tags of 256 characters each are the most"));
  say(message);
  return new Promise((resolve) => waiting.set(number, resolve));
}

function learn({ number = 0, tags, expire }: TagsMessage): void {
  round++;
  for (const tag of tags) {
    const before = invalidatedTags.get(tag) ?? { gone: 0, goneAt: 0 };
    const gone = expire === undefined ? before : { gone: round, goneAt: Date.now() + expire * 1000 };
    invalidatedTags.set(tag, { ...gone, stale: round });
  }
  waiting.get(number)?.();
  waiting.delete(number);
  for (const learned of learning.splice(0)) learned();
}

const purge = {
  invalidateByTag: (tags: Several) => invalidate(tags),
  dangerouslyDeleteByTag: (tags: Several, { revalidationDeadlineSeconds: expire = 0 } = {}) => invalidate(tags, expire),
};

interface CacheEntry {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly size: number;
  readonly round: number;
  readonly lastModified: number;
}
const cache = new Map<string, CacheEntry>();
const maxCacheBytes = 64 * 1024 ** 2;
let sizeKept = 0;

class FetchCache {
  async get(
    key: string,
    { tags = [], softTags = [] }: { tags?: string[]; softTags?: string[] } = {},
  ): Promise<unknown> {
    const entry = cache.get(key);
    if (!entry) return null;
    // The empty tag is that of all data.
    const old = ["", ...entry.tags, ...tags, ...softTags].flatMap((tag) => invalidatedTags.get(tag) ?? []);
    if (old.some(({ gone, goneAt }) => entry.round < gone && goneAt <= Date.now())) return null;
    // The oldest date there is: the value is used once more while it is fetched anew.
    return old.some(({ stale }) => entry.round < stale) ? { ...entry, lastModified: 1 } : entry;
  }

  async set(key: string, value: unknown, { tags = [] }: { tags?: string[] } = {}): Promise<void> {
    if (Object(value).kind !== "FETCH") return;
    const size = JSON.stringify(value).length;
    sizeKept += size - (cache.get(key)?.size ?? 0);
    cache.delete(key);
    cache.set(key, { value, tags, size, round, lastModified: Date.now() });
    for (const [first, each] of cache) {
      if (sizeKept <= maxCacheBytes) break;
      cache.delete(first);
      sizeKept -= each.size;
    }
  }

  revalidateTag(tags: Several, durations?: { expire?: number }): Promise<void> {
    return invalidate(tags, durations ? durations.expire : 0);
  }

  resetRequestCache(): void {}
}

function say(message: FromRunner): void {
  printed(`${mark}${mark}${JSON.stringify(message)}\n`);
}

/** Both streams go by one pipe, which alone keeps their order. */
function markLines(stream: NodeJS.WriteStream, kind: () => string): void {
  const marked = (chunk: string | Uint8Array, encoding?: unknown, last?: unknown): boolean => {
    const id = requests.getStore()?.id ?? "0";
    const then = typeof encoding === "function" ? encoding : last;
    const callback = typeof then === "function" ? (error?: Error | null) => then(error) : undefined;
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    const [first, ...others] = text.replace(/\n$/, "").split("\n");
    const lines = [`${kind()}${mark}${first}`, ...others.map((line) => `+${mark}${line}`)];
    return printed(lines.map((line) => `${mark}${id}${line}\n`).join(""), callback);
  };
  stream.write = marked;
}

function serve(answer: Answerer, request: IncomingMessage, response: ServerResponse): void {
  const [, id = "", told = "0", kind, url = "/"] = /^\/(\d+)-(\d+)(m?)(.*)$/s.exec(request.url ?? "") ?? [];
  request.url = url;
  const pending = new Set<Promise<unknown>>();
  const waitUntil = (work: unknown): void => {
    const settled: Promise<unknown> = Promise.resolve(typeof work === "function" ? work() : work)
      .catch(console.error)
      .finally(() => pending.delete(settled));
    pending.add(settled);
  };
  const addCacheTag = async (tag: Several): Promise<void> => {
    if (!response.headersSent) response.appendHeader("vercel-cache-tag", [tag].flat());
  };
  cutShortBody(request, response);
  const isMiddleware = kind === "m";
  const context: RequestContext = {
    id,
    isMiddleware,
    waitUntil,
    headers: request.headers,
    url: urlOf(request),
    purge,
    addCacheTag,
  };
  const over = new Promise((resolve) => response.once("close", resolve));
  void requests.run(context, async () => {
    try {
      while (round < Number(told)) await new Promise<void>((learned) => learning.push(learned));
      await answer(request, response);
    } catch (error) {
      // The client learns that it failed, and the log why, as on the platform.
      if (!response.headersSent && Object(error).statusCode === 400)
        response.writeHead(400).end(String(Object(error).message));
      else {
        console.error(error);
        response.destroy();
      }
    }
    await over;
    while (pending.size > 0) await Promise.all(pending);
    say({ type: "done", id });
  });
}

/** Ends the connection after a body that is shorter than its headers say: its reader would wait for the rest. */
function cutShortBody({ method, socket }: IncomingMessage, response: ServerResponse): void {
  const before = socket.bytesWritten;
  response.once("finish", () => {
    // The header block of any way to write an answer; Node has no other name for it.
    const head = String(Reflect.get(response, "_header"));
    const [, length = "0"] = /^content-length: *(\d+)/im.exec(head) ?? [];
    const hasBody = method !== "HEAD" && ![204, 205, 304].includes(response.statusCode);
    if (hasBody && socket.bytesWritten - before < head.length + Number(length)) socket.destroy();
  });
}

function urlOf({ headers, url = "/" }: IncomingMessage): string {
  return `${headers["x-forwarded-proto"] ?? "http"}://${headers.host ?? "localhost"}${url}`;
}

const ownListen = Server.prototype.listen;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

async function load(file: string, isWeb: boolean, hasHelpers: boolean): Promise<Answerer> {
  let started: Server | undefined;
  Server.prototype.listen = function listen(this: Server, ...args: unknown[]): Server {
    started = this;
    const then = args.findLast((each) => typeof each === "function");
    if (typeof then === "function") this.once("listening", () => then.call(this));
    setImmediate(() => this.emit("listening"));
    return this;
  };
  const module: unknown = await import(pathToFileURL(file).href);
  for (let exported: unknown = module, depth = 0; depth < 5; depth++) {
    const answerer = answererOf(exported, isWeb, hasHelpers);
    if (answerer) return answerer;
    exported = Object(exported).default;
  }
  if (started) return (request, response) => started?.emit("request", request, response);
  throw new TypeError(
    `${file} exports neither a function, nor \`fetch\`, nor one by the name of a method, and starts no server`,
  );
}

function answererOf(exported: unknown, isWeb: boolean, hasHelpers: boolean): Answerer | undefined {
  const members: Record<string, unknown> = Object(exported);
  const fetch = members.fetch;
  if (typeof fetch === "function") return web((request, context) => fetch.call(members, request, context));
  const available = methods.filter((method) => typeof members[method] === "function");
  if (available.length > 0) return web((request, context) => byMethod(members, available, request, context));
  if (typeof exported !== "function") return undefined;
  // The function's configuration tells how it is called.
  const called = exported as Called;
  if (isWeb) return web((request, context) => called(request, context));
  if (!hasHelpers) return (request, response) => called(request, response);
  return async (request, response) => called(await withHelpers(request, response), response);
}

function byMethod(members: Record<string, unknown>, available: string[], request: Request, context: unknown): unknown {
  const method = request.method === "HEAD" && !available.includes("HEAD") ? "GET" : request.method;
  const called = members[method];
  if (typeof called === "function" && available.includes(method)) return called(request, context);
  return new Response(null, { status: method === "OPTIONS" ? 204 : 405, headers: { allow: available.join(", ") } });
}

function web(called: (request: Request, context: unknown) => unknown): Answerer {
  return async (incoming, outgoing) => {
    const disconnect = new AbortController();
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) disconnect.abort();
    });
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(incoming.headersDistinct))
      for (const value of values) headers.append(name, value);
    const { method = "GET" } = incoming;
    const init: RequestInit & { duplex?: "half" } = { method, headers, signal: disconnect.signal, redirect: "manual" };
    if (method !== "GET" && method !== "HEAD") {
      init.duplex = "half";
      // The types of Node and of the web say the same of streams differently.
      init.body = Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>;
    }
    const { waitUntil, isMiddleware } = requests.getStore() ?? {};
    const result = await called(new Request(urlOf(incoming), init), { waitUntil });
    const passes = result === undefined && isMiddleware;
    const answer = passes ? new Response(null, { headers: { "x-middleware-next": "1" } }) : result;
    if (typeof Object(answer).headers?.get !== "function")
      throw new TypeError(`It has answered with ${String(answer)}, which is not a Response`);
    // The check above found the members of a Response.
    await send(answer as Response, outgoing);
  };
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  outgoing.writeHead(answer.status, answer.statusText || undefined, headers);
  if (!answer.body) return void outgoing.end();
  // Beside a text that has an encoding: `flushHeaders` writes them as UTF-8.
  outgoing.write("", "latin1");
  // The types of Node and of the web differ here, too.
  await pipeline(Readable.fromWeb(answer.body as unknown as Parameters<typeof Readable.fromWeb>[0]), outgoing).catch(
    (error: unknown) => {
      if (!isDisconnect(error)) throw error;
    },
  );
}

function isDisconnect(error: unknown): boolean {
  return Object(error).code === "ERR_STREAM_PREMATURE_CLOSE" || Object(error).name === "AbortError";
}

/** Helpers of older functions: https://vercel.com/docs/functions/runtimes/node-js#node.js-request-and-response-objects, 2026-11-23. */
async function withHelpers(incoming: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  const request = new IncomingMessage(incoming.socket);
  const { method, url, headers, rawHeaders, httpVersion } = incoming;
  Object.assign(request, { method, url, headers, rawHeaders, httpVersion, complete: true });
  if (bytes.length > 0) request.push(bytes);
  request.push(null);
  const lazily = (name: string, get: () => unknown) =>
    Object.defineProperty(request, name, { get: once(get), configurable: true, enumerable: true });
  lazily("query", () => many([...new URL(urlOf(request)).searchParams]));
  lazily("cookies", () => Object.fromEntries((request.headers.cookie ?? "").split(";").flatMap(cookieOf)));
  lazily("body", () => bodyOf(request.headers["content-type"] ?? "", bytes));
  const sendBody = (body: unknown): ServerResponse => {
    if (typeof body === "object" && body !== null && !(body instanceof Uint8Array)) return json(body);
    if (typeof body === "string" && !response.hasHeader("content-type"))
      response.setHeader("content-type", "text/html; charset=utf-8");
    if (body instanceof Uint8Array && !response.hasHeader("content-type"))
      response.setHeader("content-type", "application/octet-stream");
    const content = body instanceof Uint8Array ? body : body == null ? "" : String(body);
    if (!response.hasHeader("content-length")) response.setHeader("content-length", Buffer.byteLength(content));
    return response.end(content);
  };
  const json = (body: unknown): ServerResponse => {
    if (!response.hasHeader("content-type")) response.setHeader("content-type", "application/json; charset=utf-8");
    return sendBody(JSON.stringify(body));
  };
  Object.assign(response, {
    status: (status: number) => Object.assign(response, { statusCode: status }),
    send: sendBody,
    json,
    redirect: (first: number | string, second?: string) =>
      response.writeHead(typeof first === "number" ? first : 307, { location: second ?? String(first) }).end(),
  });
  return request;
}

function bodyOf(type: string, bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const [media] = type.split(";");
  if (media === "application/json") {
    try {
      return JSON.parse(bytes.toString());
    } catch {
      throw Object.assign(new Error("Invalid JSON"), { statusCode: 400 });
    }
  }
  if (media === "application/x-www-form-urlencoded") return many([...new URLSearchParams(bytes.toString())]);
  return media === "text/plain" ? bytes.toString() : bytes;
}

function many(pairs: readonly [string, string][]): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) all[name] = name in all ? [all[name] ?? [], value].flat() : value;
  return all;
}

function cookieOf(pair: string): [string, string][] {
  const at = pair.indexOf("=");
  return at < 0 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())]];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function once(get: () => unknown): () => unknown {
  let cached: { readonly value: unknown } | undefined;
  return () => {
    cached ??= { value: get() };
    return cached.value;
  };
}
