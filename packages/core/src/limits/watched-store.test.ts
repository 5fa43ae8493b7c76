import { expect, test, vi } from "vitest";
import { handClock } from "../../test/clock.ts";
import type { LimiterStore, StoredText } from "./store.ts";
import { WatchedStore } from "./watched-store.ts";

const kept: StoredText = { text: "", now: 0 };
const ask = ["key", "", "next", 1] as const;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a store that fails is left alone for a second, asked by one question, and used again once that is answered", async () => {
  const clock = handClock();
  const told = vi.fn();
  const replace = vi.fn<LimiterStore["replace"]>();
  const store = new WatchedStore({ replace }, told);
  replace.mockRejectedValueOnce(new Error("away"));
  expect(await store.replace(clock, ...ask)).toBeUndefined();
  for (let calls = 0; calls < 50; calls++) expect(await store.replace(clock, ...ask)).toBeUndefined();
  expect(replace).toHaveBeenCalledTimes(1);

  clock.turn(1000);
  replace.mockResolvedValue(kept);
  expect(await store.replace(clock, ...ask)).toEqual(kept);
  expect(replace).toHaveBeenCalledTimes(3);
  expect(replace).toHaveBeenNthCalledWith(2, "key", "", "", 0);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ message: "away" })]]);
});

test("a store that is read and cannot be written is told once, and asked every 30 seconds", async () => {
  const clock = handClock();
  const told = vi.fn();
  const replace = vi.fn(async (_: string, expected: string, next: string): Promise<StoredText> => {
    if (expected === next) return kept;
    throw new Error("READONLY");
  });
  const store = new WatchedStore({ replace }, told);
  for (let second = 0; second < 60; second++, clock.turn(1000)) await store.replace(clock, ...ask);
  expect([told.mock.calls.length, replace.mock.calls.length]).toEqual([1, 5]);
});

test("a store that does not answer is waited for a second, and by one question at a time", async () => {
  const clock = handClock();
  const told = vi.fn();
  const replace = vi.fn<LimiterStore["replace"]>(() => new Promise(() => {}));
  const store = new WatchedStore({ replace }, told);
  const first = store.replace(clock, ...ask);
  clock.turn(950);
  clock.turn(50);
  expect(await first).toBeUndefined();
  for (let seconds = 0; seconds < 25; seconds++) {
    clock.turn(950);
    const next = store.replace(clock, ...ask);
    // The first of them is a question, which is not waited for any longer.
    clock.turn(50);
    expect(await next).toBeUndefined();
  }
  expect(replace).toHaveBeenCalledTimes(2);
  clock.turn(30_000);
  store.replace(clock, ...ask);
  expect(replace).toHaveBeenCalledTimes(3);
  expect(told).toHaveBeenCalledTimes(1);
});

test("an answer that comes late says that the next one may be in time", async () => {
  const clock = handClock();
  const replace = vi.fn<LimiterStore["replace"]>().mockRejectedValueOnce(new Error("away"));
  const store = new WatchedStore({ replace }, () => {});
  await store.replace(clock, ...ask);
  let answer = (_: StoredText): void => {};
  replace.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  clock.turn(1000);
  const asking = store.replace(clock, ...ask);
  clock.turn(5000);
  expect(await asking).toBeUndefined();
  answer(kept);
  await settled();
  replace.mockResolvedValue(kept);
  expect(await store.replace(clock, ...ask)).toEqual(kept);
});

test.each([[undefined], [{ text: 1, now: 1 }], [{ text: "", now: Number.NaN }]])(
  "an answer that is %j is none",
  async (answer) => {
    const told = vi.fn();
    // A store in JavaScript may return it.
    const store = new WatchedStore({ replace: async () => answer as never }, told);
    expect(await store.replace(handClock(), ...ask)).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(1);
  },
);

test("the warning of a store that fails names the kind of the error and nothing else", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const failing = { replace: async () => Promise.reject(new RangeError("redis://:secret@host")) };
  for (const store of [new WatchedStore(failing, undefined), new WatchedStore(failing, undefined)]) {
    await store.replace(handClock(), ...ask);
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining("the limiter's store")]]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("secret");
  warn.mockRestore();
});

test("an onStoreError that fails does no harm", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const failing = { replace: async () => Promise.reject(new RangeError("away")) };
  const onStoreError = () => {
    throw new TypeError("mine");
  };
  expect(await new WatchedStore(failing, onStoreError).replace(handClock(), ...ask)).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining("onStoreError failed")]]);
  warn.mockRestore();
});
