import { sourceOf } from "../server/byte-source.ts";
import { badRequest, PlatformError } from "./platform-error.ts";

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

  /** The parsed body, or `undefined` where there is none. Throws 400 for what is no JSON. */
  json(): Promise<unknown> {
    this.#json ??= this.#read();
    return this.#json;
  }

  async #read(): Promise<unknown> {
    const text = await readText(this.bytes());
    if (text.trim() === "") return undefined;
    try {
      return JSON.parse(text);
    } catch {
      throw badRequest("Invalid JSON: the request's body could not be parsed");
    }
  }
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > jsonLimit)
      throw new PlatformError(413, "request_entity_too_large", "The JSON body exceeds 64 MiB");
  }
  return text + decoder.decode();
}
