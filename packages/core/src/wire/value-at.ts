export function valueAt(value: unknown, path: string): unknown {
  let here = value;
  // A member of an unknown object is unknown; a step into something else gives undefined.
  for (const name of path.split(".")) here = (here as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return here;
}
