import type { Difference } from "./compare.ts";

export interface Deliberate {
  readonly reason: string;
  /** Routes, or `"*"` for all. */
  readonly routes: readonly string[] | "*";
  readonly path: string;
  /** Whether it is something that ours has alone, or the other one. Absent: anything. */
  readonly kind?: Difference["kind"];
  /** What the report says of it, as a regular expression. Absent: anything. */
  readonly what?: string;
}

/** Parts the differences that are meant from those that are not, and names entries that meet none. */
export function sift(
  differences: readonly Difference[],
  meant: readonly Deliberate[],
): { open: Difference[]; deliberate: Map<Deliberate, Difference[]>; idle: Deliberate[] } {
  const deliberate = new Map<Deliberate, Difference[]>();
  const open = differences.filter((difference) => {
    const entry = meant.find((each) => covers(each, difference));
    if (entry) deliberate.set(entry, [...(deliberate.get(entry) ?? []), difference]);
    return !entry;
  });
  return { open, deliberate, idle: meant.filter((each) => !deliberate.has(each)) };
}

function covers({ routes, path, kind, what = "" }: Deliberate, difference: Difference): boolean {
  // What nobody can read is meant by nobody.
  if (difference.unread || (kind ?? difference.kind) !== difference.kind) return false;
  if (routes !== "*" && !routes.includes(difference.route)) return false;
  return new RegExp(`^(?:${path})$`).test(difference.path) && new RegExp(what).test(difference.what);
}
