import { compare, type Difference } from "../contract-diff/compare.ts";
import type { Document } from "../contract-diff/document.ts";
import { rawForm } from "../contract-diff/raw-form.ts";

/**
 * What `contract:diff` gets wrong of a description as the platform published it: what it cannot read of it, a boolean that it takes for
 * two values, and each line that is left of the same description in the form in which tests write our own.
 */
export function judge(ours: Document, theirs: Document): string[] {
  const found = compare(ours, theirs).differences;
  const unread = found.filter((each) => each.unread);
  if (unread.length > 0) return unread.map((each) => `is not read: ${said(each)}`);
  const again = rawForm(theirs);
  const form = [...compare(theirs, again).differences, ...compare(again, theirs).differences];
  return [
    ...found.filter(isTwoBooleans).map((each) => `is a boolean: ${said(each)}`),
    ...form.map((each) => `differs by its form alone: ${said(each)}`),
  ];
}

function isTwoBooleans({ more = [], less = [] }: Difference): boolean {
  return [more, less].some((values) => values.includes("true") && values.includes("false"));
}

function said({ route, path, what }: Difference): string {
  return [route, path, what].filter((each) => each !== "").join(" ");
}
