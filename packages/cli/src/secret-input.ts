export function holdsSecret(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, each]) => (names.includes(name) && each !== null) || holdsSecret(each, names),
  );
}

/** Replaces the texts of secret members at any depth. */
export function withoutSecrets(value: unknown, names: readonly string[], isSecret = false): unknown {
  if (typeof value === "string" && isSecret) return "[secret]";
  if (typeof value !== "object" || value === null || value instanceof Blob || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, names, isSecret));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, withoutSecrets(each, names, isSecret || names.includes(name))]),
  );
}
