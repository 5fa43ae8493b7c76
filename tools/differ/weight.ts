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
  /** `lost`: the description is missing; `moved`: another package has it, and this one hands it on. */
  readonly aspect?: "presence" | "types" | "limits" | "docs" | "lost" | "moved";
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

/** The heaviest first. */
export const order: readonly Weight[] = ["major", "minor", "patch"];

/** Weighs a change: a call or an input that is refused from now on is major, an addition or another answer minor. */
export function weigh(change: Change): Weight {
  const { side, aspect = "" } = change;
  if (side === "status" || ["limits", "docs", "lost"].includes(aspect)) return "patch";
  // Readers of answers and errors have to expect others, as those of a new version of the platform.
  if (side === "answer" || side === "error") return "minor";
  return isBreak(change) ? "major" : "minor";
}

function isBreak({ kind, aspect, path, inside = false, required = false, more = [], less = [] }: Change): boolean {
  if (kind === "added") return required && path !== "" && !inside;
  if (aspect === "presence") return more.includes("required") || more.includes("internal");
  return aspect === "types" ? less.length > 0 : true;
}

export function heavier(one: Weight | undefined, other: Weight): Weight {
  return one !== undefined && order.indexOf(one) < order.indexOf(other) ? one : other;
}

export function covers(one: Weight | undefined, other: Weight): boolean {
  return one !== undefined && heavier(one, other) === one;
}
