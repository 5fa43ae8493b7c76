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
  readonly open?: boolean;
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

/** Weighs a change: breaks in compiling callers are major, additions minor, changes outside of types patches. */
export function weigh(change: Change): Weight {
  const { kind, side, aspect, path, inside = false, required = false } = change;
  if (side === "status" || aspect === "limits" || aspect === "docs" || aspect === "lost") return "patch";
  if (kind === "removed") return "major";
  // Clients tell errors by status, and a platform may answer new ones any day.
  if (side === "error") return "minor";
  if (kind === "added") return required && side !== "answer" && path !== "" && !inside ? "major" : "minor";
  const weighSide = aspect === "presence" ? weighPresence : aspect === "types" ? weighTypes : () => "major" as const;
  if (side !== "both") return weighSide(change, side);
  return heavier(weighSide(change, "input"), weighSide(change, "answer"));
}

function weighPresence({ more = [] }: Change, side: "input" | "answer"): Weight {
  // An export can be imported for any use.
  if (more.includes("exported")) return "minor";
  if (more.includes("internal")) return "major";
  return more.includes("required") === (side === "answer") ? "minor" : "major";
}

function weighTypes({ more = [], less = [], open = false }: Change, side: "input" | "answer"): Weight {
  if (side === "input") return less.length > 0 ? "major" : "minor";
  // Literals of an open answer may change. Any other new kind of value breaks readers; a removed literal only breaks comparisons.
  const news = more.every((type) => open && isLiteral(type));
  return news && (open || !less.some(isLiteral)) ? "minor" : "major";
}

function isLiteral(type: string): boolean {
  return /^["\d-]|^(true|false)$/.test(type);
}

export function heavier(one: Weight | undefined, other: Weight): Weight {
  return one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;
}

export function covers(one: Weight | undefined, other: Weight): boolean {
  return one !== undefined && heavier(one, other) === one;
}
