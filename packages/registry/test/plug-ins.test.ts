import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { type ConnectionOptions, copy, createMemoryStore, createRegistry } from "../src/index.ts";
import { pullFolder, pushFolder } from "../src/node/index.ts";
import { contentOf, streamOf } from "./content.ts";
import { json, startRegistry } from "./scripted-registry.ts";

const { bytes } = contentOf(300_000, 17);

const failing: readonly (readonly [string, () => never])[] = [
  [
    "throws",
    () => {
      throw new TypeError("the sink is broken");
    },
  ],
  // An async function that is not awaited; it has the type of the previous function.
  ["rejects", (async () => Promise.reject(new TypeError("the sink is broken"))) as unknown as () => never],
];

function listen(): { readonly told: unknown[]; readonly uncaught: unknown[] } {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => {
    process.off("unhandledRejection", note);
    warn.mockRestore();
  });
  return { told: warn.mock.calls, uncaught };
}

test.each(failing)("onProgress and onState of an upload that %s do it no harm", async (_, fail) => {
  const { told, uncaught } = listen();
  const { url, blobs } = await startRegistry();
  const web = createRegistry({ url }).repository("acme/web");
  for (const content of [bytes, () => streamOf(bytes.subarray(1)), streamOf(bytes.subarray(2))]) {
    await web.blobs.push(content, { onProgress: () => fail(), onState: () => fail(), chunkLength: 100_000 });
  }
  await createMemoryStore().blobs.push(bytes, { onProgress: () => fail() });
  await new Promise(setImmediate);
  expect(blobs.size).toBe(3);
  expect(uncaught).toEqual([]);
  expect(told).toContainEqual(["onProgress failed (TypeError); calls continue, and this is logged once"]);
  expect(told).toContainEqual(["onState failed (TypeError); calls continue, and this is logged once"]);
});

test.each(failing)("onProgress of a copy and of folders that %s does them no harm", async (_, fail) => {
  const { uncaught } = listen();
  const { url } = await startRegistry();
  const web = createRegistry({ url }).repository("acme/web");
  const folder = newFolder();
  await writeFile(join(folder, "a"), "a");
  const onProgress = () => fail();
  const store = createMemoryStore();
  await pushFolder(store, folder, { artifactType: "a/b", reference: "v1", onProgress });
  await copy(store, web, "v1", { onProgress });
  await pullFolder(web, "v1", join(folder, "there"), { onProgress });
  await new Promise(setImmediate);
  expect(uncaught).toEqual([]);
});

test.each(failing)("onWarning that %s does no harm", async (_, fail) => {
  const { told, uncaught } = listen();
  const { url } = await startRegistry({
    intercept: (__, response) =>
      json(response, { name: "acme/web", tags: ["a"] }, { warning: '299 - "first", 299 - "second"' }),
  });
  const onWarning: ConnectionOptions["onWarning"] = () => fail();
  expect(await Array.fromAsync(createRegistry({ url, onWarning }).repository("acme/web").tags.list())).toEqual(["a"]);
  await new Promise(setImmediate);
  expect(uncaught).toEqual([]);
  expect(told).toEqual([["onWarning failed (TypeError); calls continue, and this is logged once"]]);
});
