import { chunksOf, readAtMost } from "@slipway/core/internal";
import { byteSourceOf } from "../../store/files/byte-source.ts";
import { badRequest, PlatformError } from "../platform-error.ts";
import { parseJson } from "./parse-json.ts";

const jsonLimit = 64 * 1024 * 1024;

/** The body of a request, read once: as JSON, text or a stream. */
export class RequestBody {
  readonly #request: Request;
  readonly #closing: AbortSignal;
  #json: Promise<unknown> | undefined;

  /** @param closing aborted when the emulator closes */
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

  /** Streams the bytes. A reader that stops early does not close the connection. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    const { body } = this.#request;
    if (!body) return;
    // A network source ends by itself; a stream of this process may never end, hence `closing`.
    yield* byteSourceOf(body)?.open().iterator({ destroyOnReturn: false }) ?? chunksOf(body, this.#closing);
  }

  get stream(): ReadableStream<Uint8Array> {
    return this.#request.body ?? new ReadableStream({ start: (controller) => controller.close() });
  }

  /** The parsed body; `undefined` if empty. Throws 400 for malformed JSON and 413 above the limit. */
  json(): Promise<unknown> {
    this.#json ??= this.#read();
    return this.#json;
  }

  /** The body as text. Throws 413 above `limit` bytes, at once when `Content-Length` exceeds it. */
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
    if (type.startsWith("multipart/form-data")) return formMembers(text, type);
    if (type.startsWith("application/x-www-form-urlencoded")) return Object.fromEntries(new URLSearchParams(text));
    return text.trim() === "" ? undefined : parseJson(text, "the request's body");
  }
}

/** Reads a multipart form, which the platform's command line sends when a member is a file. */
async function formMembers(text: string, type: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(text, { headers: { "content-type": type } }).formData();
    const members = [...form].map(async ([name, value]) => {
      const text = typeof value === "string" ? value : await value.text();
      return [name, text === "true" ? true : text === "false" ? false : text] as const;
    });
    return Object.fromEntries(await Promise.all(members));
  } catch {
    throw badRequest("The request's body is not a multipart form");
  }
}
