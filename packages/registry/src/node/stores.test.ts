import { readdirSync, readlinkSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAbortedError } from "@slipway/core";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { pushImage, pushIndex, sampleBytes } from "../../test/sample-images.ts";
import { childrenOf, copy, createMemoryStore, type OciDescriptor, type Store } from "../index.ts";
import { createLayoutTar, openLayoutFolder, openLayoutTar } from "./index.ts";

let folder: string;

beforeEach(async () => {
  folder = newFolder();
});

async function contentsOf(store: Store, reference: string): Promise<Record<string, number>> {
  const manifest = await store.manifests.get(reference);
  const { blobs, manifests } = childrenOf(manifest);
  const found: Record<string, number> = { [manifest.descriptor.digest]: manifest.bytes.length };
  for (const { digest } of blobs) found[digest] = (await store.blobs.get(digest)).length;
  for (const { digest } of manifests) Object.assign(found, await contentsOf(store, digest));
  return found;
}

test("memory, folder and tar hold the same: any image that goes from one to the next", {
  tags: "endurance",
}, async () => {
  let run = 0;
  const images = fc.array(fc.array(fc.nat(2_000_000), { maxLength: 3 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(images, async (sizes) => {
      const place = join(folder, String(run++));
      const memory = createMemoryStore();
      const made: OciDescriptor[] = [];
      for (const layers of sizes) {
        made.push(await pushImage(memory, { layers: layers.map((size, seed) => sampleBytes(size, seed)) }));
      }
      const unique = [...new Map(made.map((each) => [each.digest, each])).values()];
      await pushIndex(memory, unique, "v1");
      const expected = await contentsOf(memory, "v1");

      const images = openLayoutFolder(place);
      await copy(memory, images, "v1");
      expect(await contentsOf(images, "v1")).toEqual(expected);
      {
        await using tar = await createLayoutTar(`${place}.tar`);
        await copy(images, tar, "v1");
        await tar.close();
      }
      await using tar = await openLayoutTar(`${place}.tar`);
      expect(await contentsOf(tar, "v1")).toEqual(expected);
      const back = createMemoryStore();
      await copy(tar, back, "v1");
      expect(await contentsOf(back, "v1")).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});

function openFiles(): string[] {
  return readdirSync("/dev/fd").flatMap((handle) => {
    try {
      const file = readlinkSync(`/dev/fd/${handle}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      // The listing's own handle is closed by now.
      return [];
    }
  });
}

test.skipIf(process.platform !== "linux").each(["folder", "tar"])(
  "an abort in the middle of a copy closes and removes all that was open (%s; only Linux lists what is open)",
  async (kind) => {
    const source = openLayoutFolder(join(folder, "source"));
    const layers = [1, 2, 3, 4].map((seed) => sampleBytes(4_000_000, seed));
    await pushImage(source, { layers, tag: "v1" });
    const images = join(folder, "target");
    await using tar = await createLayoutTar(join(folder, "target.tar"));
    const before = openFiles();
    const stop = new AbortController();
    let wasOpen: string[] | undefined;
    const copying = copy(source, kind === "tar" ? tar : openLayoutFolder(images), "v1", {
      signal: stop.signal,
      concurrency: 4,
      onProgress: ({ sent }) => {
        if (sent < 2_000_000) return;
        wasOpen ??= openFiles();
        stop.abort();
      },
    });
    await expect(copying).rejects.toSatisfy(isAbortedError);
    expect(wasOpen?.length).toBeGreaterThan(before.length);
    expect(openFiles()).toEqual(before);
    const left = (await readdir(folder, { recursive: true })).filter((name) => /target\/\.partial/.test(name));
    expect(left).toEqual([]);
    expect(await Array.fromAsync(openLayoutFolder(images).tags.list())).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "a failing disk is an error, and nothing is left behind (Windows has no /dev/null)",
  async () => {
    const source = createMemoryStore();
    await pushImage(source, { layers: [sampleBytes(1000, 1)], tag: "v1" });
    await expect(copy(source, openLayoutFolder("/dev/null/images"), "v1")).rejects.toThrow("ENOTDIR");
  },
);

test("a layout whose folder was in the way, or was taken away meanwhile, is written all the same", async () => {
  const source = createMemoryStore();
  await pushImage(source, { layers: [sampleBytes(1000, 1)], tag: "v1" });
  const place = join(folder, "images");
  await writeFile(place, "a file");
  const images = openLayoutFolder(place);
  await expect(images.blobs.push("content")).rejects.toThrow(
    `the layout ${place} cannot be made: something else is there (EEXIST)`,
  );
  for (let round = 0; round < 2; round++) {
    await rm(place, { recursive: true });
    await copy(source, images, "v1");
    expect(await contentsOf(images, "v1")).toEqual(await contentsOf(source, "v1"));
  }
});

test("content of many steps to the disk is whole in a folder and in a tar", { tags: "endurance" }, async () => {
  const source = createMemoryStore();
  await pushImage(source, { layers: [sampleBytes(50_000_000, 1)], tag: "v1" });
  await using tar = await createLayoutTar(join(folder, "image.tar"));
  for (const target of [openLayoutFolder(join(folder, "images")), tar]) {
    await copy(source, target, "v1");
    expect(await contentsOf(target, "v1")).toEqual(await contentsOf(source, "v1"));
  }
});
