type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** A copy without undefined members, which must not overwrite stored values. */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  const defined: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) defined[name] = value;
  // The type of a record has no names.
  return defined as Defined<T>;
}
