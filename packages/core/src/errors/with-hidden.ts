/** Notes something on an error that is not printed: it may hold credentials. */
export function withHidden(error: unknown, name: string, value: unknown): unknown {
  // What was thrown may be no object, or one that nobody may change.
  if (Object.isExtensible(error)) Object.defineProperty(error, name, { value, configurable: true });
  return error;
}
