import { expect, test } from "vitest";
import { lengthProblem, shownPath } from "./path-limits.ts";

test.each([
  ["a/b", undefined],
  ["é".repeat(127), undefined],
  ["é".repeat(128), "has a name of more than 255 bytes in it"],
  [`${"a".repeat(255)}/b`, undefined],
  ["a/".repeat(2048), undefined],
  ["a/".repeat(2049), "has 4098 bytes or more: a path has 4096 at most"],
  ["é/".repeat(1366), "has 4098 bytes or more: a path has 4096 at most"],
])("%.20s… has this problem: %s", (path, problem) => {
  expect(lengthProblem(path)).toBe(problem);
});

test("of a long path an error shows the beginning", () => {
  expect(shownPath("a\nb")).toBe('"a\\nb"');
  expect(shownPath("a".repeat(1_000_000))).toBe(`"${"a".repeat(100)}…"`);
});
