import { expect, test } from "vitest";
import { fakeClock } from "../../test/clock.ts";
import { Queues } from "./queues.ts";

test("buckets of tokens that come and go are forgotten, and those in use are not", async () => {
  const queues = new Queues(4, Infinity, undefined);
  const clock = fakeClock();
  const idle = queues.of("idle", "GET /v1/things", clock);
  const { queue: busy } = await queues.grant("busy", "GET /v1/things", clock, { deadline: Infinity });
  for (let user = 0; user < 1000; user++) queues.of(`user ${user}`, "GET /v1/things", clock);
  expect(queues.of("idle", "GET /v1/things", clock)).not.toBe(idle);
  expect(queues.of("busy", "GET /v1/things", clock)).toBe(busy);
});
