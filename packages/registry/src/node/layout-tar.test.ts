import { execFileSync } from "node:child_process";
import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isAbortedError, isInputError } from "@slipway/core";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { pushImage, pushIndex, sampleBytes } from "../../test/sample-images.ts";
import { copy, createMemoryStore, isContentError, isNotFoundError, isUnsupportedError, type Store } from "../index.ts";
import { createLayoutTar, openLayoutFolder, openLayoutTar } from "./index.ts";
import { openTarFiles } from "./layout-tar.ts";
import { encodeHeader } from "./tar-codec.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = newFolder();
  file = join(folder, "image.tar");
});

async function sample(): Promise<Store> {
  const store = createMemoryStore();
  const platform = { os: "linux", architecture: "arm64" };
  const images = [
    await pushImage(store, { layers: [sampleBytes(2_500_000, 1), sampleBytes(0, 2), sampleBytes(512, 3)] }),
    await pushImage(store, { layers: [sampleBytes(2_500_000, 1), sampleBytes(513, 4)], platform }),
  ];
  await pushIndex(store, images, "latest");
  return store;
}

async function write(source: Store, path = file): Promise<void> {
  await using tar = await createLayoutTar(path);
  await copy(source, tar, "latest");
  await tar.close();
}

test("content that is written can be read and referred to before the tar is closed", async () => {
  await using tar = await createLayoutTar(file);
  const { digest } = await tar.blobs.push(sampleBytes(2_000_000, 1));
  const part = await Array.fromAsync(await tar.blobs.open(digest, { range: { first: 1_999_998 } }));
  expect(Buffer.concat(part)).toEqual(Buffer.from(sampleBytes(2_000_000, 1).subarray(-2)));
  const image = await pushImage(tar, { layers: [], tag: "latest" });
  await pushImage(tar, { layers: [], subject: image, artifactType: "x/signature" });
  expect(await Array.fromAsync(tar.referrers.list(image.digest))).toHaveLength(1);
});

test("other programs find the files of a layout, one of each, and the same image gives the same tar", async () => {
  await write(await sample());
  await write(await sample(), join(folder, "again.tar"));
  expect(Buffer.compare(await readFile(file), await readFile(join(folder, "again.tar")))).toBe(0);
  const paths = execFileSync("tar", ["-tf", file], { encoding: "utf8" }).trim().split("\n");
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(["oci-layout", "index.json"]));
  expect(paths.filter((path) => path.startsWith("blobs/sha256/"))).toHaveLength(9);
});

test("a sha512, whose path is too long for an old tar, is found again", async () => {
  const digest = `sha512:${"ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"}2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f`;
  {
    await using tar = await createLayoutTar(file);
    await tar.blobs.push("abc", { digest });
    await pushImage(tar, { layers: [], tag: "latest" });
    await tar.close();
  }
  await using tar = await openLayoutTar(file);
  expect(new TextDecoder().decode(await tar.blobs.get(digest))).toBe("abc");
});

test.each([
  ["ustar", "blobs", "index.json", "oci-layout"],
  ["pax", "blobs", "index.json", "oci-layout"],
  ["ustar", "."],
])("a tar that another program made of a layout is read (%s, of %s)", async (format, ...files) => {
  const images = join(folder, "images");
  await copy(await sample(), openLayoutFolder(images), "latest");
  execFileSync("tar", ["-cf", file, `--format=${format}`, "-C", images, ...files]);
  await using tar = await openLayoutTar(file);
  await copy(tar, createMemoryStore(), "latest");
  expect(await Array.fromAsync(tar.tags.list())).toEqual(["latest"]);
});

test("a blob that fails or is aborted takes no room, and the next one is whole", async () => {
  {
    await using tar = await createLayoutTar(file);
    const wrong = { digest: `sha256:${"0".repeat(64)}` };
    await expect(tar.blobs.push(sampleBytes(3_000_000, 1), wrong)).rejects.toSatisfy(isContentError);
    const stop = new AbortController();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(sampleBytes(50_000, 1)),
    });
    const onProgress = (sent: number): void => void (sent > 3_000_000 && stop.abort());
    await expect(tar.blobs.push(endless, { signal: stop.signal, onProgress })).rejects.toSatisfy(isAbortedError);
    await copy(await sample(), tar, "latest", { concurrency: 4 });
    await tar.close();
  }
  expect((await stat(file)).size).toBeLessThan(2_600_000);
  await using tar = await openLayoutTar(file);
  await copy(tar, createMemoryStore(), "latest");
});

test("a tar that is not closed is not there, nor anything of it", async () => {
  await writeFile(file, "what was there before");
  {
    await using tar = await createLayoutTar(file);
    await copy(await sample(), tar, "latest");
    expect(await readdir(folder)).toHaveLength(2);
  }
  expect(await readdir(folder)).toEqual(["image.tar"]);
  expect(await readFile(file, "utf8")).toBe("what was there before");
});

test("a closed tar takes nothing more, and one without a manifest cannot be closed", async () => {
  await using tar = await createLayoutTar(file);
  await expect(tar.close()).rejects.toThrow("has no manifest yet");
  await pushImage(tar, { layers: [], tag: "latest" });
  await tar.close();
  await tar.close();
  await expect(tar.blobs.push("more")).rejects.toSatisfy(isInputError);
});

test("a tar that was opened is only read, and nothing is taken out of a new one", async () => {
  await write(await sample());
  await using tar = await openLayoutTar(file);
  const { digest } = await createMemoryStore().blobs.push("more");
  await expect(tar.blobs.push("more")).rejects.toSatisfy(isUnsupportedError);
  await expect(tar.tags.delete("latest")).rejects.toSatisfy(isUnsupportedError);
  await expect(pushImage(tar, { layers: [], tag: "v2" })).rejects.toSatisfy(isUnsupportedError);
  await expect(tar.blobs.get(digest)).rejects.toSatisfy(isNotFoundError);
  expect(await tar.blobs.delete(digest)).toBe(false);
});

test("a file that is cut, compressed or no tar at all is refused when it is opened", async () => {
  await write(await sample());
  const whole = await readFile(file);
  for (const content of [gzipSync(whole), Buffer.from("x".repeat(2000)), Buffer.from("short")]) {
    await writeFile(file, content);
    await expect(openLayoutTar(file)).rejects.toThrow(`the archive ${file} is not a tar, is compressed, or was cut`);
  }
  await writeFile(file, whole);
  await truncate(file, 1_000_000);
  await expect(openLayoutTar(file)).rejects.toSatisfy(isContentError);
  await expect(openLayoutTar(join(folder, "none.tar"))).rejects.toSatisfy(isInputError);
});

test.each([
  ["manifest.json", "is not an image layout, but one of docker save before Docker 25: skopeo copy docker-archive:"],
  ["etc/passwd", "is not an image layout"],
])("a tar that holds %s in place of a layout is refused with what it is", async (path, problem) => {
  const entry = encodeHeader({ path, kind: "file", size: 0, mode: 0o644, target: "" });
  await writeFile(file, Buffer.concat([entry, Buffer.alloc(1024)]));
  await expect(openLayoutTar(file)).rejects.toThrow(`the archive ${file} ${problem}`);
});

test("other entries of the tar are not remembered, and their number is bounded", async () => {
  const others = Array.from({ length: 100 }, (_, index) =>
    encodeHeader({ path: `other/${index}`, kind: "file", size: 0, mode: 0o644, target: "" }),
  );
  await write(await sample());
  await writeFile(file, Buffer.concat([...others, await readFile(file)]));
  await expect(openLayoutTar(file, { maxEntries: 100 })).rejects.toThrow(
    `the archive ${file} has more than 100 files and folders in it: set a larger maxEntries`,
  );
  await expect(openLayoutTar(file, { maxEntries: 0 })).rejects.toSatisfy(isInputError);
  await using tar = await openLayoutTar(file, { maxEntries: 200 });
  await copy(tar, createMemoryStore(), "latest");
  const files = await openTarFiles(file);
  onTestFinished(() => files.close());
  expect(await files.size("other/1")).toBeUndefined();
  expect(await files.size("index.json")).toBeGreaterThan(100);
});
