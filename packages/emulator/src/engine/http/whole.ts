import { sourceOf } from "../../store/files/byte-source.ts";

type Whole = string | Uint8Array<ArrayBuffer>;

const bodies = new WeakMap<Response, Whole>();

/** An answer whose body is there at once: whoever sends it need not read it as a stream, which costs more than the rest of it. */
export function wholeResponse(body: Whole, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

export function wholeBody(response: Response): string | Uint8Array | undefined {
  return bodies.get(response) ?? (response.body && sourceOf(response.body)?.whole) ?? undefined;
}
