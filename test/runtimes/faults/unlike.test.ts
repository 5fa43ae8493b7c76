import { expect, test } from "vitest";
import { unlike } from "./unlike.ts";

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [new TypeError("no bread"), { name: "TypeError", message: /bread/ }],
  [[{ a: 1, b: 2 }], [{ a: 1 }]],
  [undefined, undefined],
])("%o is like %o", (actual, expected) => {
  expect(unlike(actual, expected)).toBe(undefined);
});

test.each([
  [{ a: 1 }, { a: 2 }, "it.a is 1, expected was 2"],
  [{ a: "jam" }, { a: /bread/ }, 'it.a is "jam", expected was /bread/'],
  [[1, 2], [1], "it is [1,2], expected was [1]"],
  [undefined, { a: 1 }, 'it is undefined, expected was {"a":1}'],
  [{ a: 1 }, undefined, 'it is {"a":1}, expected was undefined'],
])("%o is unlike %o", (actual, expected, says) => {
  expect(unlike(actual, expected)).toBe(says);
});
