import { chunksOf, readAtMost } from "@slipway/core/internal";
import { sourceOf } from "../../store/files/byte-source.ts";
import { badRequest, PlatformError } from "../platform-error.ts";
import { parseJson } from "./parse-json.ts";

const jsonLimit = 64 * 1024 * 1024;

/** A request's body: read once as JSON, or handed on as a stream. */
export class RequestBody {
  readonly #request: Request;
  readonly #closing: AbortSignal;
  #json: Promise<unknown> | undefined;

  /** @param closing aborted when nobody waits for the bytes any more */
  constructor(request: Request, closing: AbortSignal) {
    this.#request = request;
    this.#closing = closing;
  }

  get isJson(): boolean {
    return !/^application\/octet-stream\b/.test(this.#request.headers.get("content-type") ?? "");
  }

  get isRead(): boolean {
    return this.#json !== undefined;
  }

  /** The bytes as they come, to be read once. Whoever stops early leaves the connection as it is. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    const { body } = this.#request;
    if (!body) return;
    // The connection of a source ends by itself; what this process sends may never end.
    yield* sourceOf(body)?.open().iterator({ destroyOnReturn: false }) ?? chunksOf(body, this.#closing);
  }

  get stream(): ReadableStream<Uint8Array> {
    return this.#request.body ?? new ReadableStream({ start: (controller) => controller.close() });
  }

  /** The parsed body, or `undefined` where there is none. Throws 400 for what is no JSON, and 413 for too much. */
  json(): Promise<unknown> {
    this.#json ??= this.#read();
    return this.#json;
  }

  /** The body as text. Throws 413 at more bytes than `limit`, before it reads where `Content-Length` says so. */
  async text(limit: number): Promise<string> {
    const tooLarge = () => {
      const most = limit < 1024 * 1024 ? `${limit / 1024} KiB` : `${limit / 1024 / 1024} MiB`;
      return new PlatformError(413, "request_entity_too_large", `The request's body exceeds ${most}`);
    };
    if (Number(this.#request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
    return new TextDecoder().decode(await readAtMost(this.bytes(), limit, tooLarge));
  }

  async #read(): Promise<unknown> {
    const text = await this.text(jsonLimit);
    const type = this.#request.headers.get("content-type") ?? "";
    if (type.startsWith("multipart/form-data")) return membersOf(text, type);
    return text.trim() === "" ? undefined : parseJson(text, "the request's body");
  }
}

/** The members of a form, which the platform's command line sends where a member is a file. Throws 400 for what is none. */
async function membersOf(text: string, type: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(text, { headers: { "content-type": type } }).formData();
    const members = [...form].map(async ([name, value]) => {
      const said = typeof value === "string" ? value : await value.text();
      return [name, said === "true" ? true : said === "false" ? false : said] as const;
    });
    return Object.fromEntries(await Promise.all(members));
  } catch {
    throw badRequest("The body is no form");
  }
}
