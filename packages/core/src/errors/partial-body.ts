import { withHidden } from "./with-hidden.ts";

/** Characters that are kept. What an answer is about stands near its beginning; nobody reads megabytes of half an answer. */
const MAX_LENGTH = 65_536;

/**
 * The beginning of a successful answer that broke off or was given up: the operation was done, and this may tell what it made. At most 64
 * KB of text, without the call's credentials; undefined where nothing was read, and of an answer that holds credentials.
 *
 * @example
 * const beginning = isNetworkError(error) ? partialBody(error) : undefined;
 */
export function partialBody(error: unknown): string | undefined {
  // Any value can be asked for its members, once it is an object; who notes it notes text.
  return (Object(error) as { readonly partialBody?: string }).partialBody;
}

export function withPartialBody(
  error: unknown,
  chunks: readonly Uint8Array[],
  redact: (text: string, most: number) => string,
): unknown {
  // Not all of a large answer is unpacked into text; but more than is kept, so that what is cut is looked at, too.
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of chunks) if (text.length <= MAX_LENGTH) text += decoder.decode(chunk, { stream: true });
  return text ? withHidden(error, "partialBody", redact(text, MAX_LENGTH)) : error;
}
