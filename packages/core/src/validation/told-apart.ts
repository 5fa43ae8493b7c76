import { type AnySchema, isObject, isOptional, optionsOf } from "./any-schema.ts";

/** What shows for which alternative of a union an object was meant. */
export interface Signs {
  /** How many constants of it are right, less those that are wrong: only those that tell the alternatives apart. */
  readonly mark: number;
  /** Whether the object has any of its members, if it states any. */
  readonly isAkin: boolean;
  /** Whether the object has all members that it requires, if it requires any. */
  readonly isWhole: boolean;
}

/** The members of an object, and the values of those that are constants; of the others there are none here. */
type Members = ReadonlyMap<string, readonly unknown[]>;

interface Alternative {
  readonly names: readonly string[];
  readonly required: readonly string[];
  /** The constants that tell it from another alternative. */
  readonly telling: Members;
}

const remembered = new WeakMap<AnySchema, readonly Alternative[]>();

/**
 * What an object shows of the alternatives of a union, such as `type: "user"` of one and `type: "app"` of another. A constant that they
 * share tells nothing.
 *
 * @returns the signs of each alternative, in the order of the union.
 */
export function signsOf(union: AnySchema, value: unknown): readonly Signs[] {
  const all = remembered.get(union) ?? toldApart(optionsOf(union));
  remembered.set(union, all);
  return all.map(({ names, required, telling }) => {
    if (!isObject(value)) return { mark: 0, isAkin: true, isWhole: false };
    const isThere = (name: string): boolean => Object.hasOwn(value, name);
    const marks = [...telling].map(([name, values]) => (isThere(name) ? (values.includes(value[name]) ? 1 : -1) : 0));
    return {
      mark: marks.reduce<number>((sum, mark) => sum + mark, 0),
      isAkin: names.length === 0 || names.some(isThere),
      isWhole: required.length > 0 && required.every(isThere),
    };
  });
}

function toldApart(options: readonly AnySchema[]): readonly Alternative[] {
  const all = options.map(membersOf);
  // A constant tells where two alternatives have no value of it in common.
  const tells = (name: string): boolean => {
    const stated = all.map((members) => members.get(name) ?? []).filter((values) => values.length > 0);
    return stated.some((one) => stated.some((other) => !one.some((value) => other.includes(value))));
  };
  return all.map((members, index) => ({
    names: [...members.keys()],
    required: Object.entries(options[index]?.entries ?? {}).flatMap(([name, member]) =>
      isOptional(member) ? [] : [name],
    ),
    telling: new Map([...members].filter(([name, values]) => values.length > 0 && tells(name))),
  }));
}

function membersOf(schema: AnySchema): Members {
  const { type, entries = {}, wrapped, getter } = schema;
  if (wrapped) return membersOf(wrapped);
  if (getter) return membersOf(getter(undefined));
  if (type === "intersect") return new Map(optionsOf(schema).flatMap((part) => [...membersOf(part)]));
  if (type === "union" || type === "variant") return ofAny(optionsOf(schema).map(membersOf));
  return new Map(Object.entries(entries).map(([name, member]) => [name, valuesOf(member)]));
}

/** Of a union in a union: a member is a constant where it is one in each of its alternatives. */
function ofAny(all: readonly Members[]): Members {
  const names = new Set(all.flatMap((members) => [...members.keys()]));
  return new Map(
    [...names].map((name) => {
      const values = all.map((members) => members.get(name) ?? []);
      return [name, values.every(({ length }) => length > 0) ? values.flat() : []];
    }),
  );
}

/** The values of a constant; none where it is no constant. */
function valuesOf({ type, literal, options = [], wrapped }: AnySchema): readonly unknown[] {
  if (wrapped) return valuesOf(wrapped);
  if (type === "literal") return [literal];
  return type === "picklist" ? options : [];
}
