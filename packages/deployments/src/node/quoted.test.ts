import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test.each([
  ["a.html", '"a.html"'],
  ['a"b\n::error::', '"a\\"b\\n::error::"'],
  ["\u001b[2J\u009b1m\u2028", '"\\u001b[2J\\u009b1m\\u2028"'],
  ["x".repeat(1000), `"${"x".repeat(200)}…"`],
])("%j stands as %s in a message", (text, message) => {
  expect(quoted(text)).toBe(message);
});
