import { type GenericSchema, pipe, safeParse, union, unknown } from "valibot";
import { type AnySchema, isObject, isOptional, optionsOf } from "./any-schema.ts";
import { below, distinct, type Problem, typeWord } from "./problem.ts";
import { betterAlternatives, membersElsewhere, type Signs, signsOf } from "./told-apart.ts";

/** Objects and lists within each other that are looked into; what lies deeper is taken as it is. */
const MAX_DEPTH = 200;

const none: readonly Problem[] = [];

/**
 * What is wrong with a value, and where; of a union, what keeps the alternative that fits best from fitting. Single values are judged by
 * valibot. The way to them is walked here, because valibot does not tell one alternative's problems from another's, and takes time without
 * end where unions lie in unions. An array is no object, though valibot takes it for one. Unknown kinds of schemas have a `*` for each step
 * of a path.
 */
export function problemsOf(schema: object, value: unknown): readonly Problem[] {
  // A schema of valibot has the members of that interface.
  return new Walk().judge(schema as AnySchema, value, 0);
}

/** The same where a value may be what any of several schemas says. Without a schema nothing is wrong. */
export function problemsOfAny(schemas: readonly object[], value: unknown): readonly Problem[] {
  const [first, ...others] = schemas;
  if (!first) return none;
  // These are schemas of valibot as well.
  return problemsOf(others.length > 0 ? union(schemas as readonly GenericSchema[]) : first, value);
}

/** The way through one value. */
class Walk {
  /** What was found at unions and intersections. Alternatives share parts, which would be judged twice as often with each level. */
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
    // Only a list or an object has much below it.
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
    // Where even the best one is of another type, they are all meant.
    return best.some((problem) => problem.depth === 0) ? mismatch(schema, value) : best;
  }

  /** Of a value that fits an alternative: what is wrong with members that only others state, by each of them that does. */
  #foreignMembers(union: AnySchema, value: unknown, index: number, depth: number): readonly Problem[] {
    const problems = [...membersElsewhere(union, value, index)].flatMap(([name, schemas]) => {
      // The union's members are those of an object.
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
    // The rules alone, as a schema of their own: what they are about is of the right type.
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

/** What valibot says. Nothing of a path of its own is named: only what is stated may be shown. */
function issuesOf(schema: object, value: unknown): readonly Problem[] {
  // What is walked here came as a schema of valibot.
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
  // A schema says of a missing member that it expects the member's name.
  return { path: [], expected: value === undefined ? "there" : expected, got: typeWord(value), depth: 0, times: 1 };
}

const NO_SIGNS: Signs = { mark: 0, isAkin: true };

/**
 * Finds the alternative of a union that a value was meant for, where it fits none of those that state anything, and gives its problems. One
 * of the value's own type comes first; then one of which it has any member; then one whose constants are right (`type: "user"`) and whose
 * own members are there; then that of the deepest problems, of the fewest, the first. A missing member tells more than one of another type.
 * An alternative that requires little is fitted by much: a value that has all that a more demanding one requires was meant for that.
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

/** Numbers of which the first that differs decides, and the smaller one is better. */
function rankOf(problems: readonly Problem[], { mark, isAkin }: Signs): readonly number[] {
  const [here = 0, ...deeper] = timesByDepth(problems);
  return [here, isAkin ? 0 : 1, -mark, ...deeper];
}

/** How many problems lie at each depth; at every depth those of members that are missing come first. */
function timesByDepth(problems: readonly Problem[]): readonly number[] {
  const counts: number[] = [];
  for (const { depth, got, times } of problems) {
    const index = got === "nothing" && depth > 0 ? 2 * depth - 1 : 2 * depth;
    while (counts.length <= index) counts.push(0);
    counts[index] = (counts[index] ?? 0) + times;
  }
  return counts;
}

/** Where one of them is shorter, there are no problems: they count as 0. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  const differences = Array.from({ length }, (_, index) => (one[index] ?? 0) - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
