import { expect, test } from "vitest";
import { inOneLine, literal, quoteText, shortLine } from "./text.ts";

test.each([
  ["a.html", '"a.html"'],
  ['a"b\n::error::', '"a\\"b\\n::error::"'],
  ["\u001b[2J\u009b1m\u2028", '"\\u001b[2J\\u009b1m\\u2028"'],
  ["\u202egnp.exe\u202c\u2066\u200f\u061c", '"\\u202egnp.exe\\u202c\\u2066\\u200f\\u061c"'],
  ["x".repeat(1000), `"${"x".repeat(200)}…"`],
])("%j stands as %s in a message", (text, message) => {
  expect(quoteText(text)).toBe(message);
});

test("a literal holds the whole text, and can be read as JavaScript", () => {
  const text = `"\u202e\n\u2028${"x".repeat(1000)}`;
  expect(literal(text)).toMatch(/^[ -~]+$/);
  expect(JSON.parse(literal(text))).toBe(text);
});

test("no character is cut in half", () => {
  expect(shortLine(`${"a".repeat(499)}😀b`)).toBe(`${"a".repeat(499)}…`);
  expect(quoteText(`${"b".repeat(199)}😀b`)).toBe(`"${"b".repeat(199)}…"`);
});

test("a sentence is one line, nothing turns it around, and a long one is cut", () => {
  expect(shortLine(" a\n::error::b\u001b[31m\u009b \u202ec\u2069\u2028d ")).toBe("a ::error::b [31m c d");
  expect(shortLine("x".repeat(10_000_000))).toBe(`${"x".repeat(500)}…`);
  expect(shortLine("abc", 2)).toBe("ab…");
  expect(inOneLine("/a\u202e\n  b")).toBe("/a    b");
});
