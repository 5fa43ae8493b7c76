import { expect, test } from "vitest";
import { TooLong, withinTime } from "./within-time.ts";

test("what work gives and throws comes through", () => {
  expect(withinTime(1000, () => ({ a: 1 }))).toEqual({ a: 1 });
  const error = new RangeError("no");
  const fail = () => {
    throw error;
  };
  expect(() => withinTime(1000, fail)).toThrow(error);
});

test("work that goes on is given up, in a regular expression and in a loop, and the next work is done", () => {
  expect(() => withinTime(50, () => /^(a+)+$/.test(`${"a".repeat(60)}!`))).toThrow(TooLong);
  expect(() =>
    withinTime(50, () => {
      for (;;);
    }),
  ).toThrow("50 ms");
  expect(withinTime(1000, () => 1)).toBe(1);
});
