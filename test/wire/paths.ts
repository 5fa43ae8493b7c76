export type Json = Readonly<Record<string, unknown>>;

export function at(value: unknown, path: string): unknown {
  // A step into anything but an object gives undefined.
  return path.split(".").reduce<unknown>((here, name) => (here as Json | null | undefined)?.[name], value);
}

export function put(value: object, path: string, replacement: unknown): object {
  const copy = structuredClone(value);
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.length > 0 ? at(copy, names.join(".")) : copy;
  Object.assign(holder ?? {}, { [last]: replacement });
  return copy;
}
