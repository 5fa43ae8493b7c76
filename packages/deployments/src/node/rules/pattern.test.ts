import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { patterns } from "./pattern.ts";

const lines = ["a", "a/", "a/*", "/a", "a*", "[ab]", "a/**/b", "**", "a\\ ", "!a", "#a"];

/** The package as a process that just began has it. */
function regexOf(line: string, isException: boolean): RegExp {
  const require = createRequire(import.meta.url);
  delete require.cache[require.resolve("ignore")];
  const written = /^[!#]/.test(line) ? `\\${line}` : line;
  return require("ignore")().add(isException ? `!${written}` : written)._rules[0].regex;
}

test.each(lines)("%s means the same with ! and without, whichever came first in another folder", (line) => {
  for (const isException of [true, false, true]) {
    expect(String(patterns()(line, isException))).toBe(String(regexOf(line, isException)));
  }
});

test.each(lines)("of one folder's lines %s means what it meant when it came first", (line) => {
  for (const isException of [true, false]) {
    const patternOf = patterns();
    const first = patternOf(line, isException);
    expect(patternOf(line, !isException)).toBe(first);
  }
});
