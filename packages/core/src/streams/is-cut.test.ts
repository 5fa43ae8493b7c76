import fc from "fast-check";
import { expect, test } from "vitest";
import { isCut } from "./is-cut.ts";

test("each beginning of a record is cut, and the record is not", () => {
  fc.assert(
    fc.property(fc.oneof(fc.object(), fc.array(fc.jsonValue())), fc.nat(), (record, place) => {
      const text = JSON.stringify(record);
      expect(isCut(text.slice(0, 1 + (place % (text.length - 1))))).toBe(true);
      expect(isCut(text)).toBe(false);
    }),
  );
});

test.each(["", "oops", "<html>{", "}{", '{"a":1}]', "tru"])("%o is no record that was cut", (text) => {
  expect(isCut(text)).toBe(false);
});

test("a long text without an end is looked at once", () => {
  const began = performance.now();
  expect(isCut(`"${'\\"'.repeat(500_000)}`)).toBe(true);
  expect(performance.now() - began).toBeLessThan(1000);
});
