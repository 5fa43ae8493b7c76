import { expect, test } from "vitest";
import {
  applyRefusal,
  applyReport,
  asOf,
  type Bucket,
  grant,
  openWindow,
  release,
  roomIn,
  unknownBucket,
  withdraw,
} from "./bucket.ts";

const known: Bucket = { ...unknownBucket, total: 60, remaining: 60, began: 1000, ends: 2000, length: 1000 };

test.each<{ says: string; bucket: Bucket; room: number }>([
  { says: "four may leave for a bucket that nothing is known of", bucket: unknownBucket, room: 4 },
  { says: "those under way count", bucket: { ...unknownBucket, inFlight: 3 }, room: 1 },
  { says: "the first of a window goes alone", bucket: known, room: 1 },
  { says: "nobody goes with it", bucket: { ...known, inFlight: 1 }, room: 0 },
  { says: "once it was answered all go", bucket: { ...known, open: true, inFlight: 1, remaining: 59 }, room: 59 },
  { says: "nobody leaves when nothing remains", bucket: { ...known, open: true, remaining: -2 }, room: 0 },
])("$says", ({ bucket, room }) => {
  expect(roomIn(bucket, 4)).toBe(room);
});

test("the next window is as long as the longest one", () => {
  const next = asOf({ ...known, remaining: 0, sent: 60, open: true, inFlight: 2 }, 2500);
  expect(next).toMatchObject({ remaining: 60, sent: 0, began: 2500, ends: 3500, open: false, inFlight: 2 });
  expect(asOf(known, 1999)).toBe(known);
});

test("a process with a small share of a window may send at least one request", () => {
  expect(asOf({ ...known, share: 0.2 }, 2000).remaining).toBe(12);
  expect(asOf({ ...known, share: 0.001 }, 2000).remaining).toBe(1);
});

test("granted requests are counted, and withdrawn ones are not", () => {
  const remaining = grant(unknownBucket, 500, 3);
  expect(remaining).toMatchObject({ began: 500, sent: 3, inFlight: 3 });
  expect(withdraw(remaining, 1)).toMatchObject({ sent: 2, inFlight: 2 });
  expect(release(release(release(release(remaining)))).inFlight).toBe(0);
});

test("a window ends no earlier than its length after its first answer", () => {
  expect(openWindow(known, 1300)).toMatchObject({ open: true, ends: 2300 });
  expect(openWindow({ ...known, open: true }, 1500).ends).toBe(2000);
  expect(openWindow(unknownBucket, 1300)).toBe(unknownBucket);
});

test("a 429 says that nothing is left, and until when", () => {
  const seen = grant(unknownBucket, 1000, 64);
  const told = { total: 60, remaining: 0, endsIn: 900 };
  expect(applyRefusal(seen, 1100, told, seen)).toMatchObject({
    total: 60,
    remaining: 0,
    ends: 2000,
    length: 1000,
    open: false,
  });
});

test("a 429 without a total tells by how many were let through before", () => {
  const seen = { ...grant(unknownBucket, 1000, 64), inFlight: 4 };
  expect(applyRefusal(seen, 1100, { remaining: 0, endsIn: 900 }, seen).total).toBe(60);
});

test("a 429 that comes after its window was over does not empty the next one", () => {
  const next = { ...known, open: true, remaining: 40 };
  expect(applyRefusal(next, 1100, { total: 60, remaining: 0, endsIn: 0 }, next)).toMatchObject({
    remaining: 40,
    ends: 2000,
    open: true,
  });
});

test("headers tell what is left, and those under way are not in it", () => {
  const bucket = grant(unknownBucket, 1000, 4);
  const told = { total: 60, remaining: 59, endsIn: 1000 };
  expect(applyReport(bucket, 1100, told)).toMatchObject({
    total: 60,
    remaining: 56,
    ends: 2100,
    length: 1100,
    open: true,
  });
});

test("a window whose length is not known is not looked for further back than a minute", () => {
  const old = asOf({ ...grant(unknownBucket, 0, 500), inFlight: 2 }, 3_600_000);
  expect(old).toMatchObject({ began: 3_600_000, sent: 2, inFlight: 2 });
  expect(applyRefusal(old, 3_600_100, { total: 60, remaining: 0, endsIn: 50_000 }, old).length).toBe(50_100);
});

test("refusals that others cause do not make a window longer and longer", () => {
  let bucket = known;
  for (let now = 1900; now < 20_000; now += 900) {
    bucket = applyRefusal(asOf(bucket, now), now, { total: 60, remaining: 0, endsIn: 950 }, bucket);
  }
  expect(bucket.length).toBe(1000);
});
