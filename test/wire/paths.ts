/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** What stands at a dotted path. */
export function at(value: unknown, path: string): unknown {
  // A step into anything but an object gives undefined.
  return path.split(".").reduce<unknown>((here, name) => (here as Json | null | undefined)?.[name], value);
}

/** A copy with another value at a dotted path. */
export function put(value: object, path: string, replacement: unknown): object {
  const copy = structuredClone(value);
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.length > 0 ? at(copy, names.join(".")) : copy;
  Object.assign(holder ?? {}, { [last]: replacement });
  return copy;
}
