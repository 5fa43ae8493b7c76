import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import zlib from "node:zlib";
import { expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { buildIndex, createMemoryStore, digestOf, OCI, type Store } from "../index.ts";
import { buildImage, readImage } from "./index.ts";

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function read(image: Awaited<ReturnType<typeof readImage>>): Promise<string[]> {
  const found: string[] = [];
  for (const index of image.layers.keys()) {
    for await (const { kind, path, content } of image.entries(index)) {
      const pieces: Uint8Array[] = [];
      if (kind === "file") for await (const piece of content()) pieces.push(piece);
      found.push(`${kind} ${path} ${Buffer.concat(pieces).toString()}`.trim());
    }
  }
  return found;
}

async function store(layer: Uint8Array, diffId: string, to: Store): Promise<string> {
  const rootfs = { type: "layers", diff_ids: [diffId] };
  const file = Buffer.from(JSON.stringify({ os: "linux", architecture: "amd64", rootfs }));
  const { descriptor } = await to.manifests.push({
    schemaVersion: 2,
    mediaType: OCI.manifest,
    config: await to.blobs.push(file, { mediaType: OCI.config }),
    layers: [await to.blobs.push(layer, { mediaType: OCI.layerGzip })],
  });
  return descriptor.digest;
}

test("an image is read for its platform: how it runs, and its layers entry by entry", async () => {
  const [lower, upper] = [await folderOf({ a: "one", b: "two" }), await folderOf({ b: "three" })];
  const build = (platform: string) =>
    buildImage({
      layers: [
        { folder: lower, at: "/srv" },
        { folder: upper, at: "/srv" },
      ],
      config: { env: { MADE_FOR: platform, "A B": "x=y" }, workingDir: "/srv" },
      platform,
    });
  const [one, other] = [await build("linux/amd64"), await build("linux/arm64")];
  const all = await buildIndex({ images: [one, other] });
  const image = await readImage(all, { platform: "linux/arm64" });
  expect(image).toMatchObject({
    descriptor: { digest: other.descriptor.digest },
    env: { MADE_FOR: "linux/arm64", "A B": "x=y" },
    workingDir: "/srv",
  });
  expect(await read(image)).toEqual([
    "folder srv/",
    "file srv/a one",
    "file srv/b two",
    "folder srv/",
    "file srv/b three",
  ]);
  await expect(readImage(all, { platform: "linux/s390x" })).rejects.toThrow(/nothing for linux\/s390x/);
});

type Form = [name: string, pack: (tar: Uint8Array) => Uint8Array];

test.each<Form>([
  ["plain", (tar) => tar],
  ["gzipped", (tar) => zlib.gzipSync(tar)],
  ["gzipped in two parts", (tar) => Buffer.concat([zlib.gzipSync(tar.slice(0, 9)), zlib.gzipSync(tar.slice(9))])],
  ...(zlib.zstdCompressSync ? [["compressed with zstd", (tar) => zlib.zstdCompressSync(tar)] satisfies Form] : []),
])("a layer that is %s is verified as it is stored and as it is unpacked", async (_, pack) => {
  const to = createMemoryStore();
  const tar = new Uint8Array(1024);
  const counts: number[] = [];
  const image = await readImage(
    { store: to, reference: await store(pack(tar), await digestOf(tar), to) },
    { platform: "linux/amd64" },
  );
  for await (const _ of image.entries(0, { onBytes: (count) => counts.push(count) }));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1024);
  const reference = await store(pack(tar), await digestOf(new Uint8Array(512)), to);
  await expect(read(await readImage({ store: to, reference }, { platform: "linux/amd64" }))).rejects.toThrow(
    /was changed or cut/,
  );
});
