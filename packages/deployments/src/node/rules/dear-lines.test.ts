import { expect, test } from "vitest";
import { dearLines } from "./dear-lines.ts";

const linesOf = (...texts: string[]) => texts.map((text, index) => ({ text, number: index + 1 }));

test.each([
  [
    "a project's own lines",
    linesOf("**/__tests__/**/*.test.*", "/apps/*/dist", "*.log", "**/a/**/b/**"),
    "a/".repeat(20),
  ],
  ["ten thousand plain lines", linesOf(...Array<string>(10_000).fill("name")), "a".repeat(255)],
  ["a thousand lines with a star", linesOf(...Array<string>(1000).fill("*.test.*")), `${"a".repeat(100)}/b`],
])("%s take no time", (_, lines, path) => {
  expect(dearLines(lines)(path)).toBeUndefined();
});

test.each([
  ["through folders", linesOf("a", "a/**/a/**/a/**/a/**/a/**/b"), "a/".repeat(200)],
  ["in a name", linesOf("a", "*a*a*a*a*b"), "a".repeat(255)],
  ["in names one after the other", linesOf("*a", "*a*a/*a*a/*a*b"), `${"a".repeat(255)}/a`],
])("the line is named that has too many ways to match %s", (_, lines, path) => {
  expect(dearLines(lines)(path)).toBe(lines[1]);
});
