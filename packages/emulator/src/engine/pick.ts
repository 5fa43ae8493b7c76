type Picked<T, Name extends keyof T> = {
  [Each in Name as undefined extends T[Each] ? never : Each]: T[Each];
} & { [Each in Name as undefined extends T[Each] ? Each : never]?: Exclude<T[Each], undefined> };

/** A copy of the named members. Absent and undefined ones are left out: they must not overwrite others. */
export function pick<T extends object, Name extends keyof T>(from: T, ...names: readonly Name[]): Picked<T, Name> {
  const entries = names.map((name) => [name, from[name]] as const).filter(([, value]) => value !== undefined);
  // `fromEntries` loses the names.
  return Object.fromEntries(entries) as Picked<T, Name>;
}
