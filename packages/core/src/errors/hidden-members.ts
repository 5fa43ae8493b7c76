/** Sets a member of an error that is not printed, because it may hold credentials. */
export function withHidden(error: unknown, name: string, value: unknown): unknown {
  // Thrown values may be primitives, or frozen.
  if (Object.isExtensible(error)) Object.defineProperty(error, name, { value, configurable: true });
  return error;
}

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

/**
 * The items of the pages before the one on which `toArray()` failed; undefined for other errors. They are not printed, because they may
 * hold credentials.
 *
 * @example
 * const projects = await listProjects(client).toArray().catch((error) => partialItems<Project>(error) ?? []);
 */
export function partialItems<Item = unknown>(error: unknown): readonly Item[] | undefined {
  // `Object()` makes any value readable, and the caller knows the type of the items.
  return (Object(error) as { readonly items?: readonly Item[] }).items;
}
