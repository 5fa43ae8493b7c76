import { expect, test } from "vitest";
import { parseWarnings } from "./warnings.ts";

test.each([
  [null, []],
  ['299 - "deprecated"', ["deprecated"]],
  ['110 - "stale", 299 - "say \\"hello\\"",299 r.example "moved"', ['say "hello"', "moved"]],
  ["299 - unquoted", []],
])("%s says %j", (header, texts) => {
  expect(parseWarnings(header)).toEqual(texts);
});
