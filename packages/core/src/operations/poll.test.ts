import { expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { fakeClock } from "../../test/clock.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/ky-client.ts";
import { TimeoutError } from "../errors/abort-errors.ts";
import { ApiError, RateLimitError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { PollState } from "../errors/poll-error.ts";
import { call } from "./call.ts";
import { poll } from "./poll.ts";

function counter(): () => Promise<number> {
  let count = 0;
  return async () => ++count;
}

test("poll reads until the condition holds", async () => {
  const clock = fakeClock();
  expect(await poll(counter(), { until: (count) => count === 3, clock })).toBe(3);
  expect(clock.waits).toEqual([1000, 1000]);
});

test("poll reads every second at first, and ever more rarely", async () => {
  const clock = fakeClock();
  const start = clock.now();
  await poll(counter(), { until: () => clock.now() - start > 400_000, clock });
  const count = (wait: number) => clock.waits.filter((one) => one === wait).length;
  expect([count(1000), count(5000), count(15_000), count(30_000)]).toEqual([15, 9, 16, 4]);
});

test("poll ends with the reason that failed returns, and with the last value", async () => {
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

test("poll waits for its whole time, with a last read a second before the end", async () => {
  const clock = fakeClock();
  const start = clock.now();
  const reads: number[] = [];
  const read = () => reads.push(clock.now() - start);
  const error = await caught(poll(read, { until: () => false, timeout: 24_000, schedule: () => 10_000, clock }));
  expect(error).toMatchObject({ name: "TimeoutError" });
  expect(reads).toEqual([0, 10_000, 20_000, 23_000]);
  expect(clock.now() - start).toBe(24_000);
});

test("a read that will not pass ends the wait at once: a 501 is not implemented by asking again", async () => {
  let reads = 0;
  const refused = new ApiError("501 not_implemented", { route: "GET /v1/x", status: 501 });
  const wait = poll(() => Promise.reject(++reads && refused), { until: () => true, clock: fakeClock() });
  expect(await caught(wait)).toBe(refused);
  expect(reads).toBe(1);
});

test.each([{ until: async () => false }, { failed: async () => undefined }])(
  "a poll refuses %o, a promise",
  async (wrong) => {
    // A caller without types may pass it.
    const options = { until: () => false, clock: fakeClock(), ...wrong } as never;
    expect(await caught(poll(() => 1, options))).toMatchObject({ parameter: Object.keys(wrong)[0] });
  },
);

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

function scripted(...turns: unknown[]): () => Promise<unknown> {
  return async () => {
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    if (turn instanceof Error) throw turn;
    return turn;
  };
}

const known = { route: "GET /v1/x", attempts: 4 };

test.each([
  ["no connection", new NetworkError("failed on the network", known)],
  ["no answer in time", new TimeoutError("timed out", known)],
  ["a 503", new ApiError("503", { ...known, status: 503 })],
  ["a rate limit", new RateLimitError("429", { ...known, status: 429 })],
])("a read that fails by %s is followed by the next one", async (_, failure) => {
  const clock = fakeClock();
  expect(await poll(scripted(1, failure, failure, 2), { until: (value) => value === 2, clock })).toBe(2);
  expect(clock.waits).toHaveLength(3);
});

test.each([
  ["a 404", new ApiError("404", { ...known, status: 404 })],
  ["an error of another kind", new RangeError("mine")],
])("a read that fails by %s ends the wait", async (_, failure) => {
  expect(await caught(poll(scripted(1, failure), { until: () => false, clock: fakeClock() }))).toBe(failure);
});

test("a wait that is too long says what was read last, why nothing came after it, and how to go on", async () => {
  const lost = new NetworkError("failed on the network", known);
  const error = await caught(poll(scripted(1, lost), { until: () => false, timeout: 2500, clock: fakeClock() }));
  expect(error).toMatchObject({
    name: "TimeoutError",
    cause: { name: "PollError", value: 1, state: { polls: 1, startedAt: expect.any(Number) }, cause: lost },
  });
});

test("a wait whose reads all failed names why the last one did", async () => {
  const failing = scripted(new ApiError("502 bad_gateway: no details", { ...known, status: 502 }));
  const error = await caught(poll(failing, { until: () => true, timeout: 2500, clock: fakeClock() }));
  expect(error).toMatchObject({ name: "TimeoutError", message: expect.stringContaining("502 bad_gateway") });
});

test("a wait that ends within a read that is being repeated says what that read came upon", async () => {
  const { url } = await serve({ status: 502 });
  const client = createClient({ baseUrl: url, token: "tok_0123456789", retry: { base: 60_000, cap: 60_000 } });
  const read = (signal: AbortSignal) => call(client, { route: "GET /v1/things" }, {}, { signal });
  const error = await caught(poll(read, { until: () => true, timeout: 300 }));
  expect(error).toMatchObject({ name: "TimeoutError", message: expect.stringMatching(/300 ms, 0 reads; .*502/) });
});

test("by default it waits for an hour", async () => {
  const clock = fakeClock();
  const start = clock.now();
  expect(await caught(poll(() => 1, { until: () => false, clock }))).toMatchObject({ name: "TimeoutError" });
  expect(clock.now() - start).toBeGreaterThan(3_500_000);
  expect(clock.now() - start).toBeLessThanOrEqual(3_600_000);
});

test("a read that hangs ends with the wait, by its signal", async () => {
  const told: boolean[] = [];
  const hangs = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener("abort", () => told.push(signal.aborted)));
  expect(await caught(poll(hangs, { until: () => false, timeout: 20 }))).toMatchObject({ name: "TimeoutError" });
  const stop = new AbortController();
  const waiting = poll(hangs, { until: () => false, signal: stop.signal });
  stop.abort("enough");
  expect(await caught(waiting)).toMatchObject({ name: "AbortedError", cause: "enough" });
  expect(told).toEqual([true, true]);
});

test.each([Number.NaN, -1, undefined])("a schedule that gives %s is refused, and does not spin", async (wait) => {
  // A caller without types may pass it.
  const schedule = () => wait as number;
  expect(await caught(poll(counter(), { until: () => false, schedule, clock: fakeClock() }))).toMatchObject({
    name: "InputError",
    parameter: "schedule",
  });
});

test.each([
  ["throws", () => raise()],
  ["rejects", async () => raise()],
])("an onPoll that %s does no harm", async (_, onPoll) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await poll(counter(), { until: (count) => count === 2, onPoll, clock: fakeClock() })).toBe(2);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  warn.mockRestore();
});

function raise(): never {
  throw new RangeError("the disk is full");
}
