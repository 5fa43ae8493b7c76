import { expect, test } from "vitest";
import { caught } from "../test/caught.ts";
import { fakeClock } from "../test/clock.ts";
import { type PollState, poll } from "./poll.ts";

/** Reads 1, 2, 3, … */
function counter(): () => Promise<number> {
  let count = 0;
  return async () => ++count;
}

test("it reads until what it reads is what is waited for", async () => {
  const clock = fakeClock();
  expect(await poll(counter(), { until: (count) => count === 3, clock })).toBe(3);
  expect(clock.waits).toEqual([1000, 1000]);
});

test("it reads every second at first, and ever more rarely", async () => {
  const clock = fakeClock();
  const start = clock.now();
  await poll(counter(), { until: () => clock.now() - start > 400_000, clock });
  const count = (wait: number) => clock.waits.filter((one) => one === wait).length;
  expect([count(1000), count(5000), count(15_000), count(30_000)]).toEqual([15, 9, 16, 4]);
});

test("it ends with the reason that failed names, and with what was read", async () => {
  const waiting = poll(counter(), {
    until: () => false,
    failed: (count) => (count > 1 ? "the build failed" : undefined),
    clock: fakeClock(),
  });
  expect(await caught(waiting)).toMatchObject({
    name: "PollError",
    value: 2,
    message: expect.stringContaining("the build failed"),
  });
});

test("it gives up before a wait that its timeout does not allow", async () => {
  const clock = fakeClock();
  const start = clock.now();
  expect(await caught(poll(counter(), { until: () => false, timeout: 2500, clock }))).toMatchObject({
    name: "TimeoutError",
  });
  expect(clock.now() - start).toBe(2000);
});

test("a wait that was stored goes on elsewhere", async () => {
  const clock = fakeClock();
  let stored = "";
  const away = new AbortController();
  const onPoll = (count: number, state: PollState): void => {
    stored = JSON.stringify(state);
    if (count === 20) away.abort();
  };
  const first = poll(counter(), { until: () => false, onPoll, signal: away.signal, clock });
  expect(await caught(first)).toMatchObject({ name: "AbortedError" });
  clock.waits.length = 0;
  const state: PollState = JSON.parse(stored);
  expect(state.polls).toBe(20);
  await poll(counter(), { until: (count) => count === 2, state, clock });
  expect(clock.waits).toEqual([5000]);
});

test("an abort ends the wait at once", async () => {
  const controller = new AbortController();
  const waiting = poll(counter(), {
    until: () => false,
    signal: controller.signal,
    onPoll: () => controller.abort("enough"),
  });
  expect(await caught(waiting)).toMatchObject({ name: "AbortedError", cause: "enough" });
});
