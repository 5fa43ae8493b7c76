import { type AnySchema, isObject, isOptional, optionsOf } from "./any-schema.ts";

/** Evidence that an object was meant for an alternative of a union. */
export interface Signs {
  /** Right minus wrong discriminating constants, plus members of this alternative alone if all required ones are present. */
  readonly mark: number;
  readonly isAkin: boolean;
}

/** Members of an object with the values of constants; other members have none. */
type Members = ReadonlyMap<string, readonly unknown[]>;

interface Alternative {
  readonly names: readonly string[];
  readonly required: readonly string[];
  readonly outdoneBy: readonly number[];
  readonly telling: Members;
  readonly own: readonly string[];
}

const remembered = new WeakMap<AnySchema, readonly Alternative[]>();

/** Evidence for each alternative, e.g. `type: "user"`. Common constants count for nothing. */
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

/** Members that the fitting alternative at `index` lacks and more demanding ones declare, with their schemas. */
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
 * Alternatives that require more than the fitting one at `index`, and whose required members are all present without contradiction:
 * `{ id: 1, name: "a" }` fits `{ name }`, but is an `{ id, name }` with a wrong `id`.
 */
export function betterAlternatives(union: AnySchema, value: unknown, index: number): readonly number[] {
  const all = alternativesOf(union);
  return moreDemanding(union, value, index).filter((other) =>
    all[other]?.required.every((name) => Object.hasOwn(Object(value), name)),
  );
}

function moreDemanding(union: AnySchema, value: unknown, index: number): readonly number[] {
  const all = alternativesOf(union);
  const { outdoneBy = [] } = all[index] ?? {};
  return isObject(value)
    ? outdoneBy.filter((other) => !marksOf(all[other]?.telling ?? new Map(), value).includes(-1))
    : [];
}

/** Per constant: 1 for the right value, -1 for another, 0 for none. */
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

/** Members of a nested union; a member is a constant only if it is one in all alternatives. */
function commonMembers(all: readonly Members[]): Members {
  const names = new Set(all.flatMap((members) => [...members.keys()]));
  return new Map(
    [...names].map((name) => {
      const values = all.map((members) => members.get(name) ?? []);
      return [name, values.every(({ length }) => length > 0) ? values.flat() : []];
    }),
  );
}

function constantValues({ type, literal, options = [], wrapped }: AnySchema): readonly unknown[] {
  if (wrapped) return constantValues(wrapped);
  if (type === "literal") return [literal];
  return type === "picklist" ? options : [];
}
