import { expect, test } from "vitest";
import { type Bucket, unknownBucket } from "./bucket.ts";
import { inFlightOf, parseBucket, printBucket } from "./bucket-text.ts";

const known: Bucket = {
  ...unknownBucket,
  total: 60,
  remaining: 7,
  began: 1000,
  ends: 2000,
  length: 1000,
  sent: 53,
  open: true,
};

test.each([known, unknownBucket, { ...known, alias: "abc" }])(
  "a process reads the state that another one wrote",
  (bucket) => {
    const text = printBucket({ bucket: { ...bucket, inFlight: 3 }, others: {} }, "me", 1500);
    expect(parseBucket(text, "you", 1600)?.bucket).toEqual({ ...bucket, inFlight: 3, alias: bucket.alias });
  },
);

test("a process leaves out its own attempts, and keeps what others have", () => {
  const first = printBucket({ bucket: { ...known, inFlight: 3 }, others: {} }, "one", 1500);
  const read = parseBucket(first, "two", 1500);
  const others = read?.others ?? {};
  expect(inFlightOf(others)).toBe(3);
  const second = printBucket({ bucket: { ...known, inFlight: 5 }, others }, "two", 1500);
  expect(parseBucket(second, "one", 1500)?.bucket.inFlight).toBe(2);
  expect(parseBucket(second, "three", 1500)?.bucket.inFlight).toBe(5);
});

test("a process that died holds nobody up for long", () => {
  const text = printBucket({ bucket: { ...known, inFlight: 3 }, others: {} }, "dead", 1500);
  expect(parseBucket(text, "me", 11_499)?.bucket.inFlight).toBe(3);
  expect(parseBucket(text, "me", 11_500)?.bucket.inFlight).toBe(0);
});

test("a process that waits for the next window is listed until then", () => {
  const text = printBucket({ bucket: { ...known, ends: 60_000 }, others: {} }, "waiting", 1500);
  expect(Object.keys(parseBucket(text, "me", 60_000)?.others ?? {})).toEqual(["waiting"]);
});

test("the record of idle processes is bounded", () => {
  const others = Object.fromEntries(Array.from({ length: 5000 }, (_, id) => [`p${id}`, [0, 9000] as const]));
  const text = printBucket({ bucket: { ...known, inFlight: 0 }, others }, "me", 1500);
  expect(text.length).toBeLessThan(3000);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "7",
  '"text"',
  "{}",
  '{"sent":1,"length":"x","here":{}}',
  `"${"x".repeat(200_000)}"`,
])("somebody else's text is not a bucket", (text) => {
  expect(parseBucket(text, "me", 0)).toBeUndefined();
});
