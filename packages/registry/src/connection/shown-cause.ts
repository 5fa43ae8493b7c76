/** How far causes of causes are told. */
const DEEPEST = 4;

/**
 * A copy of what was thrown that can be shown: names, codes and messages. Its other members may hold a request with its
 * credentials, and its messages may quote one.
 */
export function shownCause(thrown: unknown, redact: (text: string) => string, depth = 0): Error {
  const { name = "Error", message = thrown, code, cause } = Object(thrown) as Readonly<Record<string, unknown>>; // members of anything are unknown
  const next = cause === undefined || depth >= DEEPEST ? undefined : { cause: shownCause(cause, redact, depth + 1) };
  const copy = new Error(redact(String(message)).slice(0, 1000), next);
  return Object.assign(copy, { name: redact(String(name)) }, code !== undefined && { code: redact(String(code)) });
}
