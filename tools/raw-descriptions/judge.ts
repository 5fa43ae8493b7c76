import { compare, type Difference } from "../contract-diff/compare.ts";
import type { Document } from "../contract-diff/document.ts";

/**
 * What `contract:diff` gets wrong of a description as the platform published it: what it cannot read of it, and a boolean that it takes
 * for two values.
 */
export function judge(ours: Document, theirs: Document): string[] {
  const found = compare(ours, theirs).differences;
  const unread = found.filter((each) => each.unread);
  if (unread.length > 0) return unread.map((each) => `is not read: ${said(each)}`);
  return found.filter(isTwoBooleans).map((each) => `is a boolean: ${said(each)}`);
}

function isTwoBooleans({ more = [], less = [] }: Difference): boolean {
  return [more, less].some((values) => values.includes("true") && values.includes("false"));
}

function said({ route, path, what }: Difference): string {
  return [route, path, what].filter((each) => each !== "").join(" ");
}
