type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** A copy without undefined members, which must not overwrite stored values. */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  // `fromEntries` loses the names.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}
