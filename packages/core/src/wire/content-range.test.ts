import { expect, test } from "vitest";
import { contentRange } from "./content-range.ts";

test.each([
  ["bytes 0-9/100", { first: 0, end: 10, total: 100 }],
  ["bytes 90-99/100", { first: 90, end: 100, total: 100 }],
  ["bytes 5-5/*", { first: 5, end: 6, total: undefined }],
])("%s says where bytes belong", (header, range) => {
  expect(contentRange(header)).toEqual(range);
});

test.each([
  null,
  "",
  "bytes */100",
  "bytes 9-0/100",
  "bytes 0-100/100",
  "0-9/100",
  "bytes 0-9",
  `bytes 0-${"9".repeat(16)}/*`,
])("%o says nothing that can be", (header) => {
  expect(contentRange(header)).toBeUndefined();
});
