/** Sets a member of an error that is not printed, because it may hold credentials. */
export function withHidden(error: unknown, name: string, value: unknown): unknown {
  // Thrown values may be primitives, or frozen.
  if (Object.isExtensible(error)) Object.defineProperty(error, name, { value, configurable: true });
  return error;
}
