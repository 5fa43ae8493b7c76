import { mustBe } from "./check-names.ts";

/** Tells whether a value is a record of texts under non-empty names. */
export function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, each]) => name !== "" && typeof each === "string" && !each.includes("\0"));
}

/** Checks annotations: other programs refuse or misread invalid ones. @throws `InputError`. */
export function checkAnnotations(annotations: unknown, name = "annotations"): void {
  if (annotations === undefined || isTextRecord(annotations)) return;
  throw mustBe(name, "texts by name, and a name has a character at least");
}
