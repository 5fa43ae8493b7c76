import type { Difference } from "./compare.ts";

export interface Deliberate {
  readonly reason: string;
  /** Routes, or `"*"` for all. */
  readonly routes: readonly string[] | "*";
  readonly path: string;
  /** Kind of the difference. Absent: any. */
  readonly kind?: Difference["kind"];
  /** Regular expression for the difference's text. Absent: any. */
  readonly what?: string;
}

/** Separates deliberate differences from open ones, and lists reasons without a difference. */
export function sift(
  differences: readonly Difference[],
  reasons: readonly Deliberate[],
): { open: Difference[]; deliberate: Map<Deliberate, Difference[]>; idle: Deliberate[] } {
  const deliberate = new Map<Deliberate, Difference[]>();
  const open = differences.filter((difference) => {
    const entry = reasons.find((each) => covers(each, difference));
    if (entry) deliberate.set(entry, [...(deliberate.get(entry) ?? []), difference]);
    return !entry;
  });
  return { open, deliberate, idle: reasons.filter((each) => !deliberate.has(each)) };
}

function covers({ routes, path, kind, what = "" }: Deliberate, difference: Difference): boolean {
  // An unreadable part is never deliberate.
  if (difference.unread || (kind ?? difference.kind) !== difference.kind) return false;
  if (routes !== "*" && !routes.includes(difference.route)) return false;
  return new RegExp(`^(?:${path})$`).test(difference.path) && new RegExp(what).test(difference.what);
}
