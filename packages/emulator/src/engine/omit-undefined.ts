type Given<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** A copy without the members that are undefined: they say nothing, and must not overwrite what is stored. */
export function omitUndefined<T extends object>(members: T): Given<T> {
  // `fromEntries` forgets the names that `entries` took from `members`.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<T>;
}
