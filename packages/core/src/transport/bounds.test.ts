import { expect, test } from "vitest";
import { boundsOf } from "./bounds.ts";

test("without a word they are the defaults", () => {
  expect(boundsOf({}, {}, false, false)).toEqual({
    attempt: 60_000,
    total: 300_000,
    answer: 60_000,
    wait: 300_000,
    isRepeatable: true,
    isRetried: true,
    attempts: 4,
    base: 500,
    cap: 30_000,
  });
});

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

test.each([
  { says: "a client that does not retry", client: false, call: undefined, attempts: 1 },
  { says: "a call that does not retry", client: { attempts: 3 }, call: false, attempts: 1 },
  { says: "a call that retries all the same", client: false, call: { attempts: 2 }, attempts: 2 },
] as const)("$says is heard", ({ client, call, attempts }) => {
  expect(boundsOf({ retry: client }, { retry: call }, false, false).attempts).toBe(attempts);
});

test("what can be sent once is sent once", () => {
  expect(boundsOf({}, { retry: { attempts: 9 } }, true, true).attempts).toBe(1);
});
