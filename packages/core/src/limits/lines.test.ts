import { expect, test } from "vitest";
import { fakeClock } from "../../test/clock.ts";
import { Lines } from "./lines.ts";

test("buckets of tokens that come and go are forgotten, and those in use are not", async () => {
  const lines = new Lines(4, Infinity, undefined);
  const clock = fakeClock();
  const idle = lines.of("idle", "GET /v1/things", clock);
  const { line: busy } = await lines.turn("busy", "GET /v1/things", clock, { deadline: Infinity });
  for (let user = 0; user < 1000; user++) lines.of(`user ${user}`, "GET /v1/things", clock);
  expect(lines.of("idle", "GET /v1/things", clock)).not.toBe(idle);
  expect(lines.of("busy", "GET /v1/things", clock)).toBe(busy);
});
