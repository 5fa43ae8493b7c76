import { expect, test } from "vitest";
import { failedCondition, readConditions } from "./conditions.ts";

const etag = '"sha256:9f86"';

test.each([
  ["no condition", {}, undefined],
  ["the tag that is there", { "if-match": etag }, undefined],
  ["one of several tags", { "if-match": `"other", ${etag}` }, undefined],
  ["a comma within a tag", { "if-match": `"a,b",${etag}` }, undefined],
  ["any tag", { "if-match": "*" }, undefined],
  ["another tag", { "if-match": '"other"' }, "If-Match"],
  ["nothing at all", { "if-match": "" }, "If-Match"],
  ["a weak tag, where only the very same will do", { "if-match": `W/${etag}` }, "If-Match"],
  ["not the tag that is there", { "if-none-match": etag }, "If-None-Match"],
  ["not the tag that is there, weakly", { "if-none-match": `W/${etag}` }, "If-None-Match"],
  ["not the tag that is there, without its quotes", { "if-none-match": "sha256:9f86" }, "If-None-Match"],
  ["nothing there", { "if-none-match": "*" }, "If-None-Match"],
  ["not some other tag", { "if-none-match": '"other", W/"more"' }, undefined],
  ["both, of which the first does not hold", { "if-match": '"other"', "if-none-match": etag }, "If-Match"],
] as [string, Record<string, string>, string | undefined][])(
  "a condition on an existing resource: %s",
  (_, headers, expected) => {
    expect(failedCondition(readConditions(new Headers(headers)), etag)).toBe(expected);
  },
);

test("an absent resource has no tag", () => {
  expect(failedCondition({ ifMatch: "*" }, undefined)).toBe("If-Match");
  expect(failedCondition({ ifMatch: etag }, undefined)).toBe("If-Match");
  expect(failedCondition({ ifNoneMatch: "*" }, undefined)).toBeUndefined();
  expect(failedCondition({ ifNoneMatch: etag }, undefined)).toBeUndefined();
});
