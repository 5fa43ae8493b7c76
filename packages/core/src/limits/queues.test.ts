import { expect, test } from "vitest";
import { fakeClock, handClock } from "../../test/clock.ts";
import type { Clock } from "../types/client.ts";
import { applyRefusal } from "./bucket.ts";
import { Queues } from "./queues.ts";

/** A 429 of a bucket that takes one request a minute. */
const once = { total: 1, remaining: 0, endsIn: 60_000 };

test("buckets of tokens that come and go are forgotten, and those in use are not", async () => {
  const queues = new Queues(4, Infinity, undefined);
  const clock = fakeClock();
  const idle = queues.of("idle", "GET /v1/things", clock);
  const { queue: busy } = await queues.grant("busy", "GET /v1/things", clock, { deadline: Infinity });
  for (let user = 0; user < 1000; user++) queues.of(`user ${user}`, "GET /v1/things", clock);
  expect(queues.of("idle", "GET /v1/things", clock)).not.toBe(idle);
  expect(queues.of("busy", "GET /v1/things", clock)).toBe(busy);
});

const things = ["a", "GET /v1/things"] as const;

test.each<[string, (queues: Queues, clock: Clock) => unknown]>([
  ["place", (queues, clock) => queues.grant(...things, clock, { deadline: 60_000 })],
  ["timer", (queues, clock) => queues.of(...things, clock).note((bucket) => applyRefusal(bucket, 0, once, bucket))],
])("a call goes although what it waits for is the %s of a dropped call", async (_, drop) => {
  const clock = handClock();
  const queues = new Queues(1, Infinity, undefined);
  await drop(queues, clock);
  const waiting = queues.grant(...things, clock, { deadline: 300_000 });
  clock.turn(70_000);
  clock.turn(300_000);
  expect(await waiting).toMatchObject({ grant: "granted" });
});
