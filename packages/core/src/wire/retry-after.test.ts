import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../test/for-all.ts";
import { retryAfter } from "./retry-after.ts";

const now = Date.UTC(2026, 0, 1, 12);
const seconds = now / 1000;
const rows: { says: string; headers?: Record<string, string>; limit?: object; wait: number | undefined }[] = [
  { says: "an answer that does not say", wait: undefined },
  { says: "Retry-After in seconds", headers: { "retry-after": "120" }, wait: 120_000 },
  { says: "Retry-After of zero", headers: { "retry-after": "0" }, wait: 0 },
  {
    says: "Retry-After as a date, by the local clock",
    headers: { "retry-after": new Date(now + 5000).toUTCString() },
    wait: 5000,
  },
  {
    says: "Retry-After as a date, by the answer's own clock",
    headers: { "retry-after": new Date(now + 5000).toUTCString(), date: new Date(now + 3000).toUTCString() },
    wait: 2000,
  },
  { says: "Retry-After that is neither", headers: { "retry-after": "soon" }, wait: undefined },
  { says: "a reset in Unix seconds", limit: { reset: seconds + 7 }, wait: 7000 },
  {
    says: "a reset by the answer's own clock",
    limit: { reset: seconds + 7 },
    headers: { date: new Date(now + 4000).toUTCString() },
    wait: 3000,
  },
  { says: "a reset that is over", limit: { reset: 1571432075 }, wait: 0 },
  { says: "a small reset is seconds to wait", limit: { reset: 9 }, wait: 9000 },
  { says: "a reset in milliseconds is more exact", limit: { reset: seconds + 8, resetMs: now + 7250 }, wait: 7250 },
  { says: "a reset that is not a number", limit: { reset: "later" }, wait: undefined },
  { says: "a reset that no date can hold", limit: { reset: 1e30 }, wait: undefined },
  { says: "a reset before Retry-After", headers: { "retry-after": "1" }, limit: { reset: 3 }, wait: 3000 },
];

test.each(rows)("$says", ({ headers, limit, wait }) => {
  expect(retryAfter(new Headers(headers), limit, now)).toEqual(wait === undefined ? undefined : new Date(now + wait));
});

test("a wait is never negative, whatever is sent", () => {
  const value = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.constant(undefined));
  forAll([value, value], (reset, resetMs) => {
    // An API may send other values than it promises.
    const at = retryAfter(new Headers(), { reset, resetMs } as object, now);
    expect(at === undefined || Number(at) >= now).toBe(true);
  });
});
