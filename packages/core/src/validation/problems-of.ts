import { type GenericSchema, pipe, safeParse, union, unknown } from "valibot";
import { type AnySchema, isObject, isOptional, optionsOf } from "./any-schema.ts";
import { below, distinct, type Problem, typeWord } from "./problem.ts";
import { betterAlternatives, membersElsewhere, type Signs, signsOf } from "./union-signs.ts";

const MAX_DEPTH = 200;

const none: readonly Problem[] = [];

/**
 * Lists the problems of a value with their paths; for a union those of the closest alternative. Leaves are judged by valibot. This walk is
 * needed because valibot does not separate the problems of alternatives, and takes exponential time for nested unions. Unlike in valibot,
 * an array is not an object. Unknown kinds of schemas have `*` for each step of a path.
 */
export function problemsOf(schema: object, value: unknown): readonly Problem[] {
  // AnySchema describes valibot's schemas.
  return new Walk().judge(schema as AnySchema, value, 0);
}

/** Lists the problems of a value that may fit any of several schemas; none without a schema. */
export function problemsOfAny(schemas: readonly object[], value: unknown): readonly Problem[] {
  const [first, ...others] = schemas;
  if (!first) return none;
  // All are valibot's schemas.
  return problemsOf(others.length > 0 ? union(schemas as readonly GenericSchema[]) : first, value);
}

class Walk {
  /** Cached results of unions and intersections, because alternatives share parts, which would be judged twice per level. */
  readonly #found = new Map<AnySchema, Map<unknown, readonly Problem[]>>();

  judge(schema: AnySchema, value: unknown, depth: number): readonly Problem[] {
    const { type, wrapped, getter, item, pipe: rules } = schema;
    if (depth > MAX_DEPTH) return none;
    if (rules) return this.#rules(schema, rules, value, depth);
    if (type === "lazy" && getter) return this.judge(getter(value), value, depth);
    if (wrapped && isAbsent(type, value)) return none;
    switch (type) {
      case "optional":
      case "nullable":
      case "nullish":
        return wrapped ? this.judge(wrapped, value, depth) : none;
      case "union":
      case "variant":
        return this.#once(schema, value, () => this.#alternatives(schema, value, depth));
      case "intersect":
        return this.#once(schema, value, () => this.#parts(schema, value, depth));
      case "array":
        return item && Array.isArray(value) ? this.#elements(item, value, depth) : mismatch(schema, value);
      case "record":
        return isObject(value) ? this.#keys(schema, value, depth) : mismatch(schema, value);
      case "object":
      case "loose_object":
      case "strict_object":
        return isObject(value) ? this.#members(schema, value, depth) : mismatch(schema, value);
      default:
        return issuesOf(schema, value);
    }
  }

  #once(schema: AnySchema, value: unknown, find: () => readonly Problem[]): readonly Problem[] {
    const byValue = this.#found.get(schema) ?? new Map<unknown, readonly Problem[]>();
    const problems = byValue.get(value) ?? find();
    if (typeof value === "object") this.#found.set(schema, byValue.set(value, problems));
    return problems;
  }

  #alternatives(schema: AnySchema, value: unknown, depth: number): readonly Problem[] {
    const fits: (readonly Problem[])[] = [];
    for (const [index, option] of optionsOf(schema).entries()) {
      const problems = this.judge(option, value, depth);
      if (problems.length === 0 && betterAlternatives(schema, value, index).length === 0) {
        return this.#foreignMembers(schema, value, index, depth);
      }
      fits.push(problems);
    }
    const best = bestFit(schema, value, fits);
    return best.some((problem) => problem.depth === 0) ? mismatch(schema, value) : best;
  }

  /** For a value that fits an alternative, judges the members that only other alternatives declare. */
  #foreignMembers(union: AnySchema, value: unknown, index: number, depth: number): readonly Problem[] {
    const problems = [...membersElsewhere(union, value, index)].flatMap(([name, schemas]) => {
      // Only objects have members elsewhere.
      const member = (value as Readonly<Record<string, unknown>>)[name];
      const [first = none, ...others] = schemas.map((schema) => this.judge(schema, member, depth + 1));
      return others.some((each) => each.length === 0) ? none : below(name, first);
    });
    return problems.length > 0 ? distinct(problems) : none;
  }

  #parts(schema: AnySchema, value: unknown, depth: number): readonly Problem[] {
    return distinct(optionsOf(schema).flatMap((part) => this.judge(part, value, depth)));
  }

  #elements(item: AnySchema, list: readonly unknown[], depth: number): readonly Problem[] {
    const problems = list.flatMap((element) => this.judge(item, element, depth + 1));
    return below("*", distinct(problems));
  }

  #keys(schema: AnySchema, record: Readonly<Record<string, unknown>>, depth: number): readonly Problem[] {
    const problems = Object.entries(record).flatMap(([name, value]) => [
      ...(schema.key ? this.judge(schema.key, name, depth + 1) : none),
      ...(schema.value ? this.judge(schema.value, value, depth + 1) : none),
    ]);
    return below("*", distinct(problems));
  }

  #members(schema: AnySchema, object: Readonly<Record<string, unknown>>, depth: number): readonly Problem[] {
    const { type, entries = {} } = schema;
    const problems = Object.entries(entries).flatMap(([name, member]) => {
      if (Object.hasOwn(object, name)) return below(name, this.judge(member, object[name], depth + 1));
      return isOptional(member) ? none : below(name, [problem("there", undefined)]);
    });
    if (type !== "strict_object") return distinct(problems);
    const others = Object.keys(object).filter((name) => !Object.hasOwn(entries, name));
    return distinct([...problems, ...below("*", distinct(others.map((name) => problem("never", object[name]))))]);
  }

  #rules(
    schema: AnySchema,
    [first, ...rules]: NonNullable<AnySchema["pipe"]>,
    value: unknown,
    depth: number,
  ): readonly Problem[] {
    if (!first || rules.some(({ kind }) => kind !== "validation" && kind !== "metadata"))
      return issuesOf(schema, value);
    // A pipe begins with a schema.
    const problems = this.judge(first as AnySchema, value, depth);
    if (problems.length > 0) return problems;
    // The value's type is right here, so the rules are judged alone.
    const ruled = pipe(unknown(), ...(rules as Parameters<typeof pipe>[1][]));
    return issuesOf(ruled, value).map((broken) => ({ ...broken, depth: broken.depth + 1 }));
  }
}

function isAbsent(type: string, value: unknown): boolean {
  return (
    (value === undefined && (type === "optional" || type === "nullish")) ||
    (value === null && (type === "nullable" || type === "nullish"))
  );
}

/** Problems by valibot. Its paths may have undeclared names, which are hidden. */
function issuesOf(schema: object, value: unknown): readonly Problem[] {
  // The walk began with valibot's schema.
  const { issues = [] } = safeParse(schema as GenericSchema, value);
  return distinct(
    issues.map(({ path, expected, input }) => ({
      ...problem(expected ?? "something else", input),
      path: path?.map(() => "*") ?? [],
      depth: path?.length ?? 0,
    })),
  );
}

function mismatch({ expects }: AnySchema, value: unknown): readonly Problem[] {
  return [problem(expects, value)];
}

function problem(expected: string, value: unknown): Problem {
  // For a missing member valibot expects the member's name.
  return { path: [], expected: value === undefined ? "there" : expected, got: typeWord(value), depth: 0, times: 1 };
}

const NO_SIGNS: Signs = { mark: 0, isAkin: true };

/**
 * Problems of the alternative that a value was meant for, where it fits none. Preference: the value's own type; a common member; right
 * constants (`type: "user"`) and present members of that alternative alone; the deepest and fewest problems. A missing member tells more
 * than a wrong type. Where a value has all required members of a more demanding alternative, that one is meant.
 */
function bestFit(union: AnySchema, value: unknown, fits: readonly (readonly Problem[])[]): readonly Problem[] {
  const signs = signsOf(union, value);
  const all = fits.map((problems, index) => ({ problems, signs: signs[index] ?? NO_SIGNS }));
  const better = new Set(
    fits.flatMap((problems, index) => (problems.length === 0 ? betterAlternatives(union, value, index) : [])),
  );
  const candidates = better.size > 0 ? all.filter((_, index) => better.has(index)) : all;
  const [best] = candidates
    .map((each) => ({ ...each, rank: rankOf(each.problems, each.signs) }))
    .sort((one, other) => compareRanks(one.rank, other.rank));
  return best?.problems ?? [];
}

/** Rank of an alternative: the first different number decides, the smaller is better. */
function rankOf(problems: readonly Problem[], { mark, isAkin }: Signs): readonly number[] {
  const [here = 0, ...deeper] = timesByDepth(problems);
  return [here, isAkin ? 0 : 1, -mark, ...deeper];
}

function timesByDepth(problems: readonly Problem[]): readonly number[] {
  const counts: number[] = [];
  for (const { depth, got, times } of problems) {
    const index = got === "nothing" && depth > 0 ? 2 * depth - 1 : 2 * depth;
    while (counts.length <= index) counts.push(0);
    counts[index] = (counts[index] ?? 0) + times;
  }
  return counts;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  const differences = Array.from({ length }, (_, index) => (one[index] ?? 0) - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
