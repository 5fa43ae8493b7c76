import { expect, test } from "vitest";
import { findJustBash } from "./find.ts";

test("a shell that is not installed is refused with a sentence that says what to install", () => {
  expect(() => findJustBash("just-bash-that-is-not-there")).toThrow(/npm install just-bash/);
});
