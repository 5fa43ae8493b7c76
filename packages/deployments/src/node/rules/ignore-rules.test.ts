import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { paceOf } from "../pace.ts";
import { ignoreRules } from "./ignore-rules.ts";

/**
 * A fresh copy of the pattern package of the platform's own client: the package caches the patterns that it has read.
 */
function platformRules(lines: readonly string[]): { ignores(path: string): boolean } {
  const require = createRequire(import.meta.url);
  delete require.cache[require.resolve("ignore")];
  return require("ignore")().add([...lines]);
}

const paths = [
  "a",
  "a.js",
  "b.js",
  "!a",
  "#a",
  "a b",
  "a/a",
  "a/b.js",
  "a/b/a",
  "a/b/a.js",
  "b/a",
  "b/a/a",
  "A/b",
  ".",
];

async function expectSame(lines: readonly string[]): Promise<void> {
  const pace = paceOf();
  const [leavesOut, theirs] = [await ignoreRules(lines, pace), platformRules(lines)];
  for (const path of paths) {
    expect([lines, path, await leavesOut(path, pace)]).toEqual([lines, path, theirs.ignores(path)]);
  }
}

test.each([
  [["/a", "!a"]],
  [["a", "!/a"]],
  [["a\\/"]],
  [["/a/**/"]],
  [["[!a].js"]],
  [["[^a].js"]],
  [["[b-a].js"]],
  [["[a-b].js"]],
  [["**.js"]],
  [["a**js"]],
  [["***", "!a"]],
  [["a/*", "!a"]],
  [["a", "!a"]],
  [["!"]],
  [["a "]],
  [["a\\ b"]],
  [["\\!a", "\\#a"]],
  [["# a", "", "  "]],
  [["a?js"]],
  [["a/**/a"]],
  [["**/b/a"]],
  [["a/**"]],
  [["*"]],
  [["/*", "!/a"]],
  [["a/"]],
  [["(a|b).js"]],
  [["\uFEFFa"]],
])("%j leaves out what the platform's own client leaves out", async (lines) => {
  await expectSame(lines);
});

test("any lines leave out what the platform's own client leaves out, whatever was read before", async () => {
  const parts = ["a", "b", "js", ".", "*", "**", "/", "!", "\\", "?", "[", "]", "-", " ", "#", "^", "$", "("];
  // A fixed seed gives equal lines in each run.
  let seed = 1;
  const pick = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const line = () => Array.from({ length: 1 + pick(6) }, () => parts[pick(parts.length)]).join("");
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 1 + pick(3) }, line);
    if (await isReadable(lines)) await expectSame(lines);
  }

  async function isReadable(lines: readonly string[]): Promise<boolean> {
    try {
      platformRules(lines);
      return true;
    } catch {
      await expect(ignoreRules(lines, paceOf())).rejects.toThrow(SyntaxError);
      return false;
    }
  }
});

test("an abort ends the question whether a path through thousands of folders is left out, by thousands of lines", async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `name${index}`);
  const leavesOut = await ignoreRules(lines, paceOf());
  const asked = leavesOut("a/".repeat(2000), paceOf(AbortSignal.timeout(50)));
  await expect(asked).rejects.toMatchObject({ name: "AbortedError" });
});

test("other work gets its turn while thousands of lines are read", async () => {
  const lines = Array.from({ length: 9999 }, (_, index) => `/packages/name${index}/*.log`);
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  await ignoreRules(lines, paceOf());
  clearInterval(counting);
  expect(turns).toBeGreaterThan(1);
});

test("an abort ends the reading of thousands of lines", async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `${"a*".repeat(12)}${index}`);
  await expect(ignoreRules(lines, paceOf(AbortSignal.timeout(10)))).rejects.toMatchObject({ name: "AbortedError" });
});
