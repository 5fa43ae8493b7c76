import { chunksOf, streamOf } from "@slipway/core/streams";
import { expect, test } from "vitest";
import { all } from "../test/sample-images.ts";
import { begun } from "./begun.ts";

test("content that was begun is whole, and its source has given the first chunk only", async () => {
  const given: number[] = [];
  const content = streamOf(async function* () {
    for (const each of [1, 2, 3]) {
      given.push(each);
      yield new Uint8Array([each]);
    }
  });
  const chunks = await begun(chunksOf(content));
  expect(given).toEqual([1]);
  expect(await all(chunks)).toEqual([[1], [2], [3]].map((each) => new Uint8Array(each)));
});

test("content without a chunk is over, one that is left lets go of its source, and what fails at once says so", async () => {
  expect(await all(await begun(chunksOf("")))).toEqual(await all(chunksOf("")));
  let isOver = false;
  const endless = streamOf(async function* () {
    try {
      for (;;) yield new Uint8Array(1);
    } finally {
      isOver = true;
    }
  });
  await (await begun(chunksOf(endless))).return();
  await expect.poll(() => isOver).toBe(true);
  const failing = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("gone")) });
  await expect(begun(chunksOf(failing))).rejects.toThrow("gone");
});
