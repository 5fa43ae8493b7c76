import { type Chunks, chunksOf, tapChunks } from "@slipway/core/internal";
import { expect, test } from "vitest";
import { createOneByOne } from "./one-by-one.ts";

const parts = (...texts: readonly string[]): Chunks =>
  tapChunks(async function* () {
    for (const text of texts) yield* chunksOf(text);
  });

/** Opens contents in their order, and says which of them are open. */
function start(...contents: readonly (() => Chunks)[]) {
  const open = createOneByOne();
  const opened: number[] = [];
  const all = contents.map((content, index) =>
    open(async () => {
      opened.push(index);
      return content();
    }),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { all, opened, settled };
}

test("the next content is opened when the one before is read on", async () => {
  const { all, opened, settled } = start(
    () => parts("a", "b"),
    () => parts("c"),
  );
  const first = await all[0];
  await first?.next();
  await settled();
  expect(opened).toEqual([0]);
  await first?.next();
  await all[1];
  expect(opened).toEqual([0, 1]);
});

test("a source that is over, left or failed lets the next one be opened", async () => {
  const fails = (): Chunks =>
    tapChunks(() => {
      throw new Error("broke");
    });
  const { all, opened } = start(
    () => parts(),
    () => parts("a", "b"),
    fails,
    () => {
      throw new Error("is not there");
    },
    () => parts("c"),
  );
  expect((await (await all[0])?.next())?.done).toBe(true);
  await (await all[1])?.return();
  const broken = await all[2];
  await expect(broken?.next()).rejects.toThrow("broke");
  await expect(all[3]).rejects.toThrow("is not there");
  await all[4];
  expect(opened).toEqual([0, 1, 2, 3, 4]);
});
