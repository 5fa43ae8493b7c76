import type { AnySchema } from "./any-schema.ts";
import type { Problem } from "./problem.ts";
import { meantBeside, type Signs, signsOf } from "./told-apart.ts";

const NO_SIGNS: Signs = { mark: 0, isAkin: true };

/**
 * Finds the alternative of a union that a value was meant for, where it fits none of those that state anything, and gives its problems. One
 * of the value's own type comes first; then one of which it has any member; then one whose constants are right (`type: "user"`) and whose
 * own members are there; then that of the deepest problems, of the fewest, the first. A missing member tells more than one of another type.
 * An alternative that requires little is fitted by much: a value that has all that a more demanding one requires was meant for that.
 */
export function bestFit(union: AnySchema, value: unknown, fits: readonly (readonly Problem[])[]): readonly Problem[] {
  const signs = signsOf(union, value);
  const all = fits.map((problems, index) => ({ problems, signs: signs[index] ?? NO_SIGNS }));
  const beside = new Set(
    fits.flatMap((problems, index) => (problems.length === 0 ? meantBeside(union, value, index) : [])),
  );
  const meant = beside.size > 0 ? all.filter((_, index) => beside.has(index)) : all;
  const [best] = meant
    .map((each) => ({ ...each, rank: rankOf(each.problems, each.signs) }))
    .sort((one, other) => compare(one.rank, other.rank));
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
function compare(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  const differences = Array.from({ length }, (_, index) => (one[index] ?? 0) - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
