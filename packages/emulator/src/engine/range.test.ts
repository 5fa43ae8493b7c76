import { expect, test } from "vitest";
import { readRange } from "./range.ts";

test.each([
  [null, undefined],
  ["bytes=0-3", { first: 0, last: 3 }],
  ["bytes=4-", { first: 4, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-30", { first: 0, last: 9 }],
  ["bytes=8-99", { first: 8, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=3-1", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["lines=0-1", undefined],
])("of ten bytes, %o is %o", (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});
