import { withHidden } from "./with-hidden.ts";

/** Characters that are kept of an answer; its beginning tells what it is about. */
const MAX_LENGTH = 65_536;

/**
 * The beginning of a successful answer that broke off or was given up: the operation was done, and this text may name its result. It has at
 * most 64 KB, without the call's credentials; undefined where nothing was read, and for answers that hold credentials.
 *
 * @example
 * const beginning = isNetworkError(error) ? partialBody(error) : undefined;
 */
export function partialBody(error: unknown): string | undefined {
  // `Object()` makes any value readable, and `withPartialBody` sets text.
  return (Object(error) as { readonly partialBody?: string }).partialBody;
}

export function withPartialBody(
  error: unknown,
  chunks: readonly Uint8Array[],
  redact: (text: string, max: number) => string,
): unknown {
  // A large answer is decoded only a little past the bound, so that the redaction sees the text behind the cut.
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of chunks) if (text.length <= MAX_LENGTH) text += decoder.decode(chunk, { stream: true });
  return text ? withHidden(error, "partialBody", redact(text, MAX_LENGTH)) : error;
}
