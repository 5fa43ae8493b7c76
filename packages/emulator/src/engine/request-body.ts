import { sourceOf } from "../server/byte-source.ts";
import { parseJson } from "./parse-json.ts";
import { PlatformError } from "./platform-error.ts";

const jsonLimit = 64 * 1024 * 1024;

/** A request's body: read once as JSON, or handed on as a stream. */
export class RequestBody {
  readonly #request: Request;
  #json: Promise<unknown> | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  get isJson(): boolean {
    return !/^application\/octet-stream\b/.test(this.#request.headers.get("content-type") ?? "");
  }

  /** The bytes as they come, to be read once. Whoever stops early leaves the connection as it is. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    const { body } = this.#request;
    if (!body) return;
    yield* sourceOf(body)?.open().iterator({ destroyOnReturn: false }) ?? body.values({ preventCancel: true });
  }

  /** The same as the contract's input has it. */
  get stream(): ReadableStream<Uint8Array> {
    return this.#request.body ?? new ReadableStream({ start: (controller) => controller.close() });
  }

  /** The parsed body, or `undefined` where there is none. Throws 400 for what is no JSON, and 413 for too much. */
  json(): Promise<unknown> {
    this.#json ??= this.#read();
    return this.#json;
  }

  /** The body as text. Throws 413 as soon as there are more bytes than `limit`, before it reads where they are told. */
  async text(limit: number): Promise<string> {
    const tooLarge = () => {
      const most = limit < 1024 * 1024 ? `${limit / 1024} KiB` : `${limit / 1024 / 1024} MiB`;
      return new PlatformError(413, "request_entity_too_large", `The request's body exceeds ${most}`);
    };
    if (Number(this.#request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
    const decoder = new TextDecoder();
    let text = "";
    let size = 0;
    for await (const chunk of this.bytes()) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }

  async #read(): Promise<unknown> {
    const text = await this.text(jsonLimit);
    return text.trim() === "" ? undefined : parseJson(text, "the request's body");
  }
}
