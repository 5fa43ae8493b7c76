import { expect, test } from "vitest";
import { TooLong, withinTime } from "./within-time.ts";

test("the result or the error of the work is passed on", () => {
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

test("time spent waiting for a processor does not count: the work is begun again", () => {
  let begun = 0;
  const waits = () => {
    // The processor is busy, as on a loaded machine.
    if (++begun < 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    return begun;
  };
  expect(withinTime(40, waits)).toBe(3);
});
