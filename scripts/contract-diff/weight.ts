/** What a change would be for the group's version. */
export type Weight = "major" | "minor" | "patch";

/** One change of an operation or of a member. */
export interface Change {
  readonly kind: "added" | "removed" | "changed";
  /** Empty for the operation itself. */
  readonly path: string;
  /** In words, for the report. */
  readonly what: string;
  /** Whether an added member is required. */
  readonly required?: boolean;
  readonly aspect?: "presence" | "types" | "limits";
  /** What the other document says and ours does not. */
  readonly more?: readonly string[];
  /** What ours says and the other document does not. */
  readonly less?: readonly string[];
}

const order: readonly Weight[] = ["patch", "minor", "major"];

/**
 * How heavy a change is: what breaks a caller who compiles today is major, what offers more is minor, what callers do not see
 * in types is a patch.
 */
export function weigh({ kind, path, required = false, aspect, more = [], less = [] }: Change): Weight {
  if (path.startsWith("error ") || aspect === "limits") return "patch";
  if (kind === "removed") return "major";
  const isAnswer = /^\d/.test(path);
  if (kind === "added") return required && !isAnswer && path !== "" ? "major" : "minor";
  if (aspect === "presence") return more.includes("required") === isAnswer ? "minor" : "major";
  if (aspect !== "types") return "major";
  // An answer's literals are open: more of them is news, not a break. Any other new kind of value is one.
  if (isAnswer) return more.every((type) => /^["\d]|^(true|false)$/.test(type)) ? "minor" : "major";
  return less.length > 0 ? "major" : "minor";
}

/** The heavier of two weights. */
export function heavier(one: Weight | undefined, other: Weight): Weight {
  return one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;
}
