/** Something that can happen, as the group whose thing it is declares it. */
export interface Happening<Type extends string = string> {
  /** What the account's list of events calls it. */
  readonly type: Type;
  /** One of those that a group names. */
  readonly category: string;
  readonly description: string;
}

/** By their types. */
export type Happenings<Type extends string = string> = { readonly [Each in Type]: Happening<Each> };

/** Categories of what happens, each with what people read. */
export type Categories = Readonly<Record<string, string>>;

/** All that can happen in an emulator. */
export interface EventTypes {
  /** In the order of the groups, and each group's in its own. */
  readonly types: readonly Happening[];
  /** By name. */
  readonly categories: readonly { readonly name: string; readonly label: string }[];
}

type Declared = Omit<Happening, "type">;

/** Gives each of what a group declares its type, which is the name that it stands under. */
export function happeningsOf<Type extends string>(declared: Readonly<Record<Type, Declared>>): Happenings<Type> {
  const all = Object.entries<Declared>(declared).map(([type, rest]) => [type, { type, ...rest }]);
  // Every name is there, with itself as its type, which `fromEntries` cannot say.
  return Object.fromEntries(all) as Happenings<Type>;
}
