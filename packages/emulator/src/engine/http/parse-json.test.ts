import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

test.each([
  '{"a":[1,"]]]",{"b":null}],"c":"\\\\"}',
  `"${"[".repeat(5000)}"`,
  `["\\"${"[".repeat(500)}\\"", "${"{".repeat(500)}"]`,
  nested(100),
  `[${nested(99).concat(",").repeat(50)}1]`,
  "1",
  '"\\u0022"',
])("what fits is parsed as JSON is: %#", (text) => {
  expect(parseJson(text, "it")).toEqual(JSON.parse(text));
});

test.each([
  ["lists", nested(101)],
  ["objects", '{"a":'.repeat(101)],
  ["a depth that never ends", "[".repeat(60 * 1024 * 1024)],
  ["a depth behind an escaped quote", `["\\\\",${"[".repeat(200)}`],
])("%s nested too deep are refused before they are parsed", (_, text) => {
  expect(() => parseJson(text, "the body")).toThrow(/the body is nested deeper than 100 levels/);
});

test.each([["[]"], ["{}"], ["1"], ['""']])("more values than a process takes at once are refused: %s", (value) => {
  expect(() => parseJson(`[${`${value},`.repeat(100_001)}1]`, "the body")).toThrow(/over 100000 values/);
});

test.each(["{oops", '"open', "[1", "", "]", '"\\"'])("%j is not JSON", (text) => {
  expect(() => parseJson(text, "the body")).toThrow(/Invalid JSON: the body could not be parsed/);
});

test("a text of escaped quotes takes no longer than others", () => {
  const text = JSON.stringify('"'.repeat(1_000_000) + "\\".repeat(1_000_000));
  expect(parseJson(text, "it")).toBe(JSON.parse(text));
});
