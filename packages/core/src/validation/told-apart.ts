import { type AnySchema, isObject, isOptional, optionsOf } from "./any-schema.ts";

/** What shows for which alternative of a union an object was meant. */
export interface Signs {
  /** How much shows that it is meant: right constants less wrong ones, of those that tell alternatives apart, and if all is there, members of it alone. */
  readonly mark: number;
  /** Whether the object has any of its members, if it states any. */
  readonly isAkin: boolean;
}

/** The members of an object, and the values of those that are constants; of the others there are none here. */
type Members = ReadonlyMap<string, readonly unknown[]>;

interface Alternative {
  readonly names: readonly string[];
  readonly required: readonly string[];
  readonly outdoneBy: readonly number[];
  /** The constants that tell it from another alternative. */
  readonly telling: Members;
  readonly own: readonly string[];
}

const remembered = new WeakMap<AnySchema, readonly Alternative[]>();

/** What an object shows of each alternative of a union, such as `type: "user"` of one. A constant that they share tells nothing. */
export function signsOf(union: AnySchema, value: unknown): readonly Signs[] {
  return alternativesOf(union).map(({ names, required, telling, own }) => {
    if (!isObject(value)) return { mark: 0, isAkin: true };
    const isThere = (name: string): boolean => Object.hasOwn(value, name);
    const marks = [...marksOf(telling, value), required.every(isThere) ? own.length : 0];
    return {
      mark: marks.reduce<number>((sum, mark) => sum + mark, 0),
      isAkin: names.length === 0 || names.some(isThere),
    };
  });
}

/** The members of which the alternative it fits, at `index`, says nothing, but more demanding ones do, with what those say: a short form of a whole. */
export function membersElsewhere(
  union: AnySchema,
  value: unknown,
  index: number,
): ReadonlyMap<string, readonly AnySchema[]> {
  const own = new Set(alternativesOf(union)[index]?.names);
  const elsewhere = new Map<string, AnySchema[]>();
  for (const other of moreDemanding(union, value, index)) {
    for (const [name, member] of Object.entries(optionsOf(union)[other]?.entries ?? {})) {
      if (!own.has(name) && Object.hasOwn(Object(value), name))
        elsewhere.set(name, [...(elsewhere.get(name) ?? []), member]);
    }
  }
  return elsewhere;
}

/**
 * The alternatives that an object was meant for, though it fits the one at `index`: those that require more, where the object has all of it
 * and no constant speaks against it. `{ id: 1, name: "a" }` is no `{ name }`, but an `{ id, name }` with a wrong `id`.
 */
export function betterAlternatives(union: AnySchema, value: unknown, index: number): readonly number[] {
  const all = alternativesOf(union);
  return moreDemanding(union, value, index).filter((other) =>
    all[other]?.required.every((name) => Object.hasOwn(Object(value), name)),
  );
}

/** The places of the alternatives that require more than the one at `index`, and that no constant of the object speaks against. */
function moreDemanding(union: AnySchema, value: unknown, index: number): readonly number[] {
  const all = alternativesOf(union);
  const { outdoneBy = [] } = all[index] ?? {};
  return isObject(value)
    ? outdoneBy.filter((other) => !marksOf(all[other]?.telling ?? new Map(), value).includes(-1))
    : [];
}

/** For each constant: 1 where the object has it, -1 where it has another value, 0 where it has none. */
function marksOf(telling: Members, value: Readonly<Record<string, unknown>>): number[] {
  return [...telling].map(([name, values]) => {
    if (!Object.hasOwn(value, name)) return 0;
    return values.includes(value[name]) ? 1 : -1;
  });
}

function alternativesOf(union: AnySchema): readonly Alternative[] {
  const alternatives = remembered.get(union) ?? buildAlternatives(optionsOf(union));
  remembered.set(union, alternatives);
  return alternatives;
}

function buildAlternatives(options: readonly AnySchema[]): readonly Alternative[] {
  const all = options.map(schemaMembers);
  const required = options.map(requiredOf);
  // A constant tells where two alternatives have no value of it in common.
  const tells = (name: string): boolean => {
    const constants = all.map((members) => members.get(name) ?? []).filter((values) => values.length > 0);
    return constants.some((one) => constants.some((other) => !one.some((value) => other.includes(value))));
  };
  return all.map((members, index) => ({
    names: [...members.keys()],
    required: required[index] ?? [],
    outdoneBy: strongerThan(required, index, options),
    telling: new Map([...members].filter(([name, values]) => values.length > 0 && tells(name))),
    own: (required[index] ?? []).filter((name) => all.every((other, place) => place === index || !other.has(name))),
  }));
}

/** An alternative that is no object is outdone by none: `required` says nothing of it. */
function strongerThan(all: readonly (readonly string[])[], index: number, options: readonly AnySchema[]): number[] {
  const own = all[index] ?? [];
  if (options[index]?.entries === undefined) return [];
  return all.flatMap((required, other) =>
    required.length > own.length && own.every((name) => required.includes(name)) ? [other] : [],
  );
}

function requiredOf({ entries = {} }: AnySchema): string[] {
  return Object.entries(entries).flatMap(([name, member]) => (isOptional(member) ? [] : [name]));
}

function schemaMembers(schema: AnySchema): Members {
  const { type, entries = {}, wrapped, getter } = schema;
  if (wrapped) return schemaMembers(wrapped);
  if (getter) return schemaMembers(getter(undefined));
  if (type === "intersect") return new Map(optionsOf(schema).flatMap((part) => [...schemaMembers(part)]));
  if (type === "union" || type === "variant") return commonMembers(optionsOf(schema).map(schemaMembers));
  return new Map(Object.entries(entries).map(([name, member]) => [name, constantValues(member)]));
}

/** Of a union in a union: a member is a constant where it is one in each of its alternatives. */
function commonMembers(all: readonly Members[]): Members {
  const names = new Set(all.flatMap((members) => [...members.keys()]));
  return new Map(
    [...names].map((name) => {
      const values = all.map((members) => members.get(name) ?? []);
      return [name, values.every(({ length }) => length > 0) ? values.flat() : []];
    }),
  );
}

/** The values of a constant; none where it is no constant. */
function constantValues({ type, literal, options = [], wrapped }: AnySchema): readonly unknown[] {
  if (wrapped) return constantValues(wrapped);
  if (type === "literal") return [literal];
  return type === "picklist" ? options : [];
}
