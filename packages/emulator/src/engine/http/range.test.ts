import { expect, test } from "vitest";
import { rangeApplies, readRange } from "./range.ts";

test.each([
  [null, undefined],
  ["bytes=0-3", { first: 0, last: 3 }],
  ["BYTES=0-3", { first: 0, last: 3 }],
  ["bytes=4-", { first: 4, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-30", { first: 0, last: 9 }],
  ["bytes=8-99", { first: 8, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=3-1", "unsatisfiable"],
  ["bytes=500-0", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  ["bytes=-", undefined],
  ["bytes=", undefined],
  ["bytes=a-b", undefined],
  ["bytes=0-1,x", undefined],
  ["lines=0-1", undefined],
])("the header %o means of ten bytes %o", (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test.each([
  ["parts that do not meet are the whole", "bytes=0-1,4-5", undefined],
  ["parts that touch are one", "bytes=0-1, 2-5", { first: 0, last: 5 }],
  ["parts that overlap are one, in any order", "bytes=3-7,-3,2-3", { first: 2, last: 9 }],
  ["the only part that is there is served alone", "bytes=20-30,4-5", { first: 4, last: 5 }],
  ["of parts none is there", "bytes=20-30,-0", "unsatisfiable"],
])("%s", (_, header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test("an empty content satisfies no range", () => {
  expect([readRange("bytes=0-", 0), readRange("bytes=-1", 0)]).toEqual(["unsatisfiable", "unsatisfiable"]);
});

test("a range is meant for the content whose entity tag it names, and for any when it names none", () => {
  const asked = [null, undefined, '"a"', ' "a" ', '"b"', 'W/"a"', "Sat, 01 Jan 2026 00:00:00 GMT"];
  expect(asked.map((ifRange) => rangeApplies(ifRange, '"a"'))).toEqual([true, true, true, true, false, false, false]);
});
