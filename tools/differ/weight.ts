import type { Side } from "./member.ts";

export type Weight = "major" | "minor" | "patch";

export interface Change {
  readonly kind: "added" | "removed" | "changed";
  readonly path: string;
  readonly side: Side;
  readonly owner?: string | undefined;
  readonly what: string;
  /** Whether its holder was added or removed, too. */
  readonly inside?: boolean;
  readonly required?: boolean;
  /** `lost`: the description is missing. */
  readonly aspect?: "presence" | "types" | "limits" | "docs" | "lost";
  /** Additions of the other side. */
  readonly more?: readonly string[];
  readonly less?: readonly string[];
}

export function difference(
  own: ReadonlySet<string>,
  their: ReadonlySet<string>,
): Required<Pick<Change, "more" | "less" | "what">> | undefined {
  const more = [...their].filter((each) => !own.has(each)).sort();
  const less = [...own].filter((each) => !their.has(each)).sort();
  if (more.length + less.length === 0) return undefined;
  return { more, less, what: [...less.map((each) => `-${each}`), ...more.map((each) => `+${each}`)].join(" ") };
}

/** Whether a value is required, as a set of one word. */
export function presenceOf(required: boolean): ReadonlySet<string> {
  return new Set([required ? "required" : "optional"]);
}

const order: readonly Weight[] = ["patch", "minor", "major"];

/** Weighs a change: what callers write and is refused from now on is major, all else that they can notice minor, also in answers. */
export function weigh({
  kind,
  side,
  aspect,
  path,
  inside = false,
  required = false,
  more = [],
  less = [],
}: Change): Weight {
  if (side === "status" || aspect === "limits" || aspect === "docs" || aspect === "lost") return "patch";
  // Readers of answers and errors have to expect others, as those of a new version of the platform.
  if (side === "answer" || side === "error") return "minor";
  if (kind === "removed") return "major";
  if (kind === "added") return required && path !== "" && !inside ? "major" : "minor";
  const isBreak = aspect === "presence" ? more.includes("required") || more.includes("internal") : less.length > 0;
  return isBreak || aspect === undefined ? "major" : "minor";
}

export function heavier(one: Weight | undefined, other: Weight): Weight {
  return one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;
}

export function covers(one: Weight | undefined, other: Weight): boolean {
  return one !== undefined && heavier(one, other) === one;
}
