import { limiter } from "@slipway/core/limiter";
import { expect, test } from "vitest";
import { copy, createMemoryStore, createRegistry } from "../src/index.ts";
import { pushImage, sampleBytes } from "./sample-images.ts";
import { startRegistry } from "./scripted-registry.ts";

/** Two registries whose clients share a limiter, and an image of so many layers in the first one. */
async function start(layers: number, maxInFlight: number) {
  const [from, to] = [await startRegistry(), await startRegistry()];
  const image = createMemoryStore();
  await pushImage(image, {
    layers: Array.from({ length: layers }, (_, seed) => sampleBytes(100_000, seed)),
    tag: "v1",
  });
  await copy(image, createRegistry({ url: from.url }).repository("acme/web"), "v1");
  const shared = limiter({ maxInFlight, concurrency: 20 });
  const [source, target] = [from, to].map(({ url }) => createRegistry({ url, limiter: shared }).repository("acme/web"));
  if (!source || !target) throw new Error("two registries were started");
  return { from, to, source, target };
}

test.each([1, 2, 3, 4])(
  "a copy arrives where source and target share room for %i requests at once: no upload waits for room for its own source",
  async (maxInFlight) => {
    const { to, source, target } = await start(12, maxInFlight);
    await copy(source, target, "v1");
    expect(to.blobs.size).toBe(13);
  },
  10_000,
);

test("what the target has is not asked of the source, and what is opened too early is let go", async () => {
  const { from, source, target } = await start(3, 20);
  await copy(source, target, "v1");
  from.requests.length = 0;
  await copy(source, target, "v1", { as: "v2" });
  expect(from.requests.filter((each) => each.includes("/blobs/"))).toEqual([]);
});
