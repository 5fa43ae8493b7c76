import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { type IgnoreRules, ignoreRules } from "./ignore-rules.ts";

/**
 * The package whose patterns the platform's own client reads, as a process that just began has it: it keeps what it has read.
 */
function platformRules(lines: readonly string[]): IgnoreRules {
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

function expectSame(lines: readonly string[]): void {
  const [ours, theirs] = [ignoreRules(lines), platformRules(lines)];
  for (const path of paths) expect([lines, path, ours.ignores(path)]).toEqual([lines, path, theirs.ignores(path)]);
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
])("%j leaves out what the platform's own client leaves out", (lines) => {
  expectSame(lines);
});

test("any lines leave out what the platform's own client leaves out, whatever was read before", () => {
  const parts = ["a", "b", "js", ".", "*", "**", "/", "!", "\\", "?", "[", "]", "-", " ", "#", "^", "$", "("];
  // The same lines in each run.
  let seed = 1;
  const pick = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const line = () => Array.from({ length: 1 + pick(6) }, () => parts[pick(parts.length)]).join("");
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 1 + pick(3) }, line);
    if (isReadable(lines)) expectSame(lines);
  }

  function isReadable(lines: readonly string[]): boolean {
    try {
      platformRules(lines);
      return true;
    } catch {
      expect(() => ignoreRules(lines)).toThrow(SyntaxError);
      return false;
    }
  }
});
