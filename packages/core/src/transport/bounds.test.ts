import { expect, test } from "vitest";
import { boundsOf } from "./bounds.ts";

test("an upload has no clock but for its answer and its waits", () => {
  const bounds = { attempt: Infinity, total: Infinity, answer: 60_000, wait: 300_000 };
  expect(boundsOf({}, {}, true, false)).toMatchObject(bounds);
  expect(boundsOf({ timeout: { attempt: 7, total: 9 } }, {}, true, false)).toMatchObject({
    attempt: 7,
    total: 9,
    answer: 7,
    wait: 9,
  });
});

test("a call overrules its client, member by member, and undefined overrules nothing", () => {
  const client = { timeout: { attempt: 1, total: 2 }, retry: { attempts: 3, base: 4, cap: 5 } };
  const options = { timeout: { attempt: 10, total: undefined }, retry: { attempts: undefined, base: 40 } };
  expect(boundsOf(client, options, false, false)).toMatchObject({
    attempt: 10,
    total: 2,
    attempts: 3,
    base: 40,
    cap: 5,
  });
});
