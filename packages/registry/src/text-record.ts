import { mustBe } from "./check-names.ts";

/** Tells whether a value is texts by name, and each name has a character at least. */
export function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, each]) => name !== "" && typeof each === "string" && !each.includes("\0"));
}

/** Refuses what are no annotations: in a manifest other programs refuse them, or read them as others. @throws `InputError`. */
export function checkAnnotations(annotations: unknown): void {
  if (annotations === undefined || isTextRecord(annotations)) return;
  throw mustBe("annotations", "texts by name, and a name has a character at least");
}
