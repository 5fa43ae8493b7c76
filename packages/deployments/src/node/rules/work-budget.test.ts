import { expect, test } from "vitest";
import { paceOf } from "../pace.ts";
import { ignoreRules } from "./ignore-rules.ts";
import { spending, workBudget } from "./work-budget.ts";

const linesOf = (...texts: string[]) => texts.map((text, index) => ({ text, number: index + 1 }));
const spend = (lines: readonly string[], budget = workBudget()) =>
  spending(".vercelignore of /site", linesOf(...lines), budget);
const names = (count: number, length: number) => Array.from({ length: count }, () => "a".repeat(length)).join("/");
const many = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, each) => line(each));

test.each([
  [
    "a project's own lines",
    ["**/__tests__/**/*.test.*", "/apps/*/dist", "*.log", "**/a/**/b/**", "apps/**/node_modules/**/*.map"],
    `${"a/".repeat(20)}${"b".repeat(60)}.test.ts`,
  ],
  ["ten thousand plain lines", many(10_000, (each) => `name${each}`), "a".repeat(255)],
  ["ten thousand paths", many(9999, (each) => `/packages/name${each}`), names(18, 199)],
  ["ten thousand names", many(9999, (each) => `name${each}`), names(18, 199)],
  ["a thousand lines with stars", many(1000, () => "*.test.*"), `${"a".repeat(100)}/b`],
])("%s are taken", (_, lines, path) => {
  expect(() => spend(lines)(path)).not.toThrow();
});

test.each([
  ["in names one after the other", "*a*a/*a*a/*a*b", names(2, 255)],
  ["by what stands in brackets, which may match a /", "[a*]*[a*]*[a*]*[a*]c", names(4, 60)],
  ["in names below folders", "**/*a*a/**/*a*a/**/c", names(30, 60)],
])("a line that has too many ways to match %s is named", (_, line, path) => {
  const spendOn = spend(["plain", line]);
  expect(() => spendOn("plain/b")).not.toThrow();
  expect(() => spendOn(path)).toThrow(
    /^Line 2 of \.vercelignore of \/site, ".*", takes too long for "a.*Write it with fewer \*\.$/,
  );
});

test("lines that are cheap for each path are refused when all paths together cost too much, by the dearest of them", () => {
  const budget = workBudget();
  const spendOn = spend(
    many(1000, () => "*.test.*"),
    budget,
  );
  const path = names(2, 100);
  const spendOnAll = () => {
    for (let count = 0; count < 100_000; count++) spendOn(path);
  };
  expect(spendOnAll).toThrow(/^Line 1 of .*"\*\.test\.\*", and the other lines take too long for all the files/);
  // An exhausted budget stays exhausted, for other rules of the file, too.
  expect(() => spend(["a"], budget)("a")).toThrow(/Write fewer lines/);
});

const hostile = [
  "*a*a*a*ac",
  "*a*ab",
  "*aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
  "a*a*a*b",
  "[a*]a*b",
  "[.-a]*[.-a]*b",
  "[.-a][.-a][.-a][.-a][.-a][.-a][.-a][.-a]b",
  "a/**/a/**/b",
  "**/a/**/a/**/a/**/b",
  "**/*a*/**/*b",
  "/*a/*a/*a/*a/*b",
  "***a***b",
  "a**a**a**b",
  "!*a*a*a*b",
  "a?*a?*a?*b",
  "*\\ *\\**b",
  "*/",
  "**",
  "a/**",
];
const paths = [names(1, 255), names(1000, 1), `${names(8, 255)}/`];

test("an accepted pattern takes no longer than its count allows", { tags: "endurance" }, async () => {
  for (const line of hostile) {
    const leavesOut = await ignoreRules([line.startsWith("!") ? "*" : "x", line], paceOf(), { spend: spend([line]) });
    for (const path of paths) {
      const before = process.cpuUsage();
      await leavesOut(path, paceOf()).catch(() => {});
      // Each folder of the path is asked for as well. What was counted wrong takes ten times this bound, on any machine.
      expect([line, path.length, process.cpuUsage(before).user < 2_000_000 * path.split("/").length]).toEqual([
        line,
        path.length,
        true,
      ]);
    }
  }
});
