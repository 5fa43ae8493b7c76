import { byteSourceOf } from "../../store/files/byte-source.ts";
import { refuse } from "../platform-error.ts";

type Whole = string | Uint8Array<ArrayBuffer>;

const bodies = new WeakMap<Response, Whole>();

/** A response whose body is kept beside it, so that the server can send it without the cost of reading a stream. */
export function wholeResponse(body: Whole, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

export function wholeBody(response: Response): string | Uint8Array | undefined {
  return bodies.get(response) ?? (response.body && byteSourceOf(response.body)?.whole) ?? undefined;
}

/** Passes bytes through. Throws 413 once they exceed `limit`, written as `limitText` in the message. */
export async function* atMost(
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  what: string,
  limitText = `${limit} bytes`,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw refuse("too_large", { what, most: limitText });
    yield piece;
  }
}
