import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test.each([
  ["site", '"site"'],
  ["a\n::error::b", '"a\\n::error::b"'],
  ["\u001b[31m \u009b31m", '"\\u001b[31m \\u009b31m"'],
  ["\u202Etxt.exe\u2028", '"\\u202etxt.exe\\u2028"'],
])("%j is shown as %s", (text, shown) => expect(quoted(text)).toBe(shown));

test("of a long text the beginning is shown", () => {
  expect(quoted("x".repeat(1_000_000))).toBe(`"${"x".repeat(100)}…"`);
});
