import { expect, test } from "vitest";
import { inParallel } from "./tasks.ts";

test("no more than the limit run at a time, and all run", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, undefined, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(3);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the first failure is thrown after the others were aborted and have ended", async () => {
  const ended: string[] = [];
  const both = inParallel(["waits", "fails", "never starts"], 2, undefined, async (item, signal) => {
    if (item === "fails") throw new Error("it failed");
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    ended.push(item);
  });
  await expect(both).rejects.toThrow("it failed");
  expect(ended).toEqual(["waits"]);
});

test("items are taken only when there is room for them", async () => {
  const taken: number[] = [];
  const takenAtStart: number[][] = [];
  async function* items() {
    for (const item of [1, 2, 3]) {
      taken.push(item);
      yield item;
    }
  }
  await inParallel(items(), 1, undefined, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    takenAtStart.push([...taken]);
  });
  expect(takenAtStart).toEqual([[1], [1, 2], [1, 2, 3]]);
});

test("an abort ends it with an error that holds the reason", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const all = inParallel([1, 2, 3], 1, controller.signal, async () => controller.abort(reason));
  await expect(all).rejects.toMatchObject({ name: "AbortedError", cause: reason });
});

test("the results are in the order of the items, whichever comes first", async () => {
  const waits = [3, 1, 2];
  const results = await inParallel(waits, 3, undefined, async (turns) => {
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    return turns;
  });
  expect(results).toEqual(waits);
});

test("items that fail to come end it like work that fails", async () => {
  async function* items() {
    yield 1;
    throw new Error("no more items");
  }
  let isTold = false;
  const all = inParallel(items(), 2, undefined, async (_, signal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    isTold = true;
  });
  await expect(all).rejects.toThrow("no more items");
  expect(isTold).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN, Infinity])(
  "a concurrency of %d is refused before anything is done",
  async (many) => {
    const begun: number[] = [];
    const all = inParallel([1], many, undefined, async (item) => void begun.push(item));
    await expect(all).rejects.toMatchObject({ name: "InputError", parameter: "concurrency" });
    expect(begun).toEqual([]);
  },
);
