import { execFileSync } from "node:child_process";
import { mkdir, open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isInputError } from "@slipway/core";
import { chunksOf } from "@slipway/core/internal";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { watched } from "../../test/watched-store.ts";
import { createMemoryStore, isContentError, OCI, type OciDescriptor, pushArtifact, type Store } from "../index.ts";
import { openLayoutTar, type PullFolderOptions, pullFolder } from "./index.ts";
import { placeEntries } from "./place-entries.ts";
import { BLOCK, encodeHeader, padded, TAR_END } from "./tar-codec.ts";
import { UnpackRoom } from "./unpack-room.ts";

let folder: string;
let target: string;

beforeEach(async () => {
  folder = newFolder();
  target = join(folder, "target");
});

async function pullTar(tar: Uint8Array, options?: PullFolderOptions): Promise<unknown> {
  const store = createMemoryStore();
  await pushLayers(store, [tar]);
  return pullFolder(store, "v1", target, options).catch((error: unknown) => error);
}

async function pushLayers(store: Store, tars: readonly Uint8Array[]): Promise<void> {
  const layers: OciDescriptor[] = [];
  for (const [index, tar] of tars.entries()) {
    const layer = await store.blobs.push(tar, { mediaType: OCI.layerGzip });
    const title = index === 0 ? "dist" : `dist${index}`;
    const annotations = { "org.opencontainers.image.title": title, "io.deis.oras.content.unpack": "true" };
    layers.push({ ...layer, annotations });
  }
  await pushArtifact(store, { artifactType: "application/vnd.test.site", layers, reference: "v1" });
}

function tarWith(records: string, flag = "x"): Uint8Array {
  const header = (kind: string, path: string, size: number): Buffer => {
    const block = Buffer.alloc(BLOCK);
    block.write(path);
    block.write(`0000644\0`, 100);
    block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
    block.write(kind, 156);
    block.write("ustar\x0000", 257);
    block.write("        ", 148);
    const sum = block.reduce((sum, byte) => sum + byte, 0);
    block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return block;
  };
  const text = Buffer.alloc(padded(Buffer.byteLength(records)));
  text.write(records);
  return Buffer.concat([
    header(flag, "more", Buffer.byteLength(records)),
    text,
    header("0", "dist/a", 5),
    Buffer.concat([Buffer.from("12345")], BLOCK),
    TAR_END,
  ]);
}

function record(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  const length = rest + String(rest + String(rest).length).length;
  return `${length} ${key}=${value}\n`;
}

test.each([
  ["posix", "0.0"],
  ["posix", "0.1"],
  ["posix", "1.0"],
  ["gnu", undefined],
])(
  "a file that tar packed without its holes is refused, and not unpacked as another one (%s %s)",
  async (format, version) => {
    await mkdir(join(folder, "dist"));
    await using file = await open(join(folder, "dist", "holes"), "w");
    await file.write("end", 1_000_000);
    const tar = join(folder, "dist.tar");
    const flags = ["--sparse", `--format=${format}`, ...(version ? [`--sparse-version=${version}`] : [])];
    execFileSync("tar", ["-cf", tar, ...flags, "-C", folder, "dist"]);
    // The file is small without its holes.
    expect((await stat(tar)).size).toBeLessThan(100_000);
    const error = await pullTar(await readFile(tar));
    expect(error).toSatisfy(isContentError);
    expect(String(error)).toMatch(
      format === "gnu" ? '"dist/holes" is neither a file' : /holes" without its holes, as GNU tar does with --sparse/,
    );
    expect((await readdir(folder)).sort()).toEqual(["dist", "dist.tar"]);
  },
);

test("a layout in a tar without its holes is refused when it is opened", async () => {
  const tar = join(folder, "image.tar");
  await writeFile(tar, tarWith(record("GNU.sparse.major", "1")));
  await expect(openLayoutTar(tar)).rejects.toThrow("without its holes");
  await writeFile(tar, tarWith(record("GNU.sparse.major", "1"), "g"));
  await expect(openLayoutTar(tar)).rejects.toThrow("without its holes");
});

test.each(["1e300", "1e9", "Infinity", "0x10", "soon", "--1", "253402300800", "999999999999999999999"])(
  "a time of %s is refused, and nothing is written",
  async (time) => {
    expect(await pullTar(tarWith(record("mtime", time)))).toSatisfy(isContentError);
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each([
  ["-5.5", -5.5],
  ["1234567.25", 1_234_567.25],
  ["4000000000.", 4_000_000_000],
  ["", 0],
])("a time of %j is kept", async (time, seconds) => {
  await pullTar(tarWith(record("mtime", time)));
  expect((await stat(join(target, "dist", "a"))).mtimeMs / 1000).toBe(seconds);
});

test.each([
  ["a path with a NUL", record("path", "dist/a\0b")],
  ["a link to a NUL", record("linkpath", "a\0b")],
  ["a name of 256 bytes", record("path", `dist/${"a".repeat(256)}`)],
  ["a size that is none", record("size", "1e3")],
  ["a size beyond all numbers", record("size", "9".repeat(30))],
  ["a size beyond the tar", record("size", "9007199254740991")],
  ["a record that is longer than its header", "99 path=a\n"],
  ["a record of no length", "0 path=a\n"],
  ["a record without a key", "7 =abc\n"],
  ["a record without an end", "8 path=a"],
])("%s is an error of ours, or does no harm", async (_what, records) => {
  const outcome = await pullTar(tarWith(records));
  if (outcome instanceof Error) expect(outcome).toSatisfy(isContentError);
  else expect(await readFile(join(target, "dist", "a"), "utf8")).toBe("12345");
});

test("a name that is not UTF-8 is refused, and nothing is written under another one", async () => {
  const tar = Buffer.from(tarWith(record("path", "dist/caf\u00e9")));
  // Its first byte alone is not a letter, and the length stays.
  tar[tar.indexOf(Buffer.from("\u00e9"))] = 0xff;
  expect(String(await pullTar(tar))).toContain('"dist/caf\ufffd\ufffd" is not UTF-8');
  expect(await readdir(folder)).toEqual([]);
});

const zerosIn = (name: string): Uint8Array =>
  gzipSync(
    Buffer.concat([
      encodeHeader({ path: `${name}/zeros`, kind: "file", size: 20_000_000, mode: 0o644, target: "" }),
      Buffer.alloc(padded(20_000_000)),
      TAR_END,
    ]),
  );
const zeros = zerosIn("dist");

test("an archive that unpacks to more than the limit is refused, and nothing of it is kept", async () => {
  expect(zeros.length).toBeLessThan(30_000);
  const error = await pullTar(zeros, { maxSize: 20_000_000 });
  expect(error).toSatisfy(isContentError);
  expect(String(error)).toContain("v1 has more than 20000000 bytes in it: set a larger maxSize");
  expect(await readdir(folder)).toEqual([]);
  expect(await pullTar(zeros, { maxSize: 20_010_000 })).not.toBeInstanceOf(Error);
});

test("files whose names are halves of characters are refused, and not written over each other", async () => {
  const store = createMemoryStore();
  const layers: OciDescriptor[] = [];
  for (const [content, title] of Object.entries({ A: "\ud800", B: "\ud801", C: "\ufffd" })) {
    const layer = await store.blobs.push(content);
    layers.push({ ...layer, annotations: { "org.opencontainers.image.title": title } });
  }
  await pushArtifact(store, { artifactType: "application/vnd.test.site", layers, reference: "v1" });
  await expect(pullFolder(store, "v1", target)).rejects.toThrow("has a lone surrogate");
  expect(await readdir(folder)).toEqual([]);
});

test("the layers of an artifact have one limit in common", async () => {
  const store = createMemoryStore();
  await pushLayers(store, [zeros, zerosIn("dist1")]);
  await expect(pullFolder(store, "v1", target, { maxSize: 30_000_000 })).rejects.toThrow(
    "v1 has more than 30000000 bytes in it",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("bytes behind the end of a tar count, and so do headers alone", async () => {
  const empty = encodeHeader({ path: "dist", kind: "folder", size: 0, mode: 0o755, target: "" });
  const headers = gzipSync(Buffer.concat([...Array<Uint8Array>(10_000).fill(empty), TAR_END]));
  expect(String(await pullTar(headers, { maxSize: 1_000_000 }))).toContain("more than 1000000 bytes");
  const tail = gzipSync(Buffer.concat([empty, TAR_END, Buffer.alloc(5_000_000)]));
  expect(String(await pullTar(tail, { maxSize: 1_000_000 }))).toContain("more than 1000000 bytes");
});

test("files and folders are counted, those on the way to them too", async () => {
  const deep = (index: number): Uint8Array =>
    encodeHeader({ path: `dist/${index}/${"a/".repeat(20)}x`, kind: "file", size: 0, mode: 0o644, target: "" });
  const tar = gzipSync(Buffer.concat([...Array.from({ length: 10 }, (_, index) => deep(index)), TAR_END]));
  // 10 times 22, and the folder that they are in.
  expect(String(await pullTar(tar, { maxEntries: 220 }))).toContain("more than 220 files and folders");
  expect(await readdir(folder)).toEqual([]);
  expect(await pullTar(tar, { maxEntries: 221 })).not.toBeInstanceOf(Error);
});

test("files that exceed the limit as a whole are not fetched, not even in part", async () => {
  const store = watched(createMemoryStore());
  const layers = await Promise.all(
    ["a", "b/c"].map(async (title) => ({
      ...(await store.blobs.push(Buffer.alloc(600, title))),
      annotations: { "org.opencontainers.image.title": title },
    })),
  );
  await pushArtifact(store, { artifactType: "application/vnd.test.site", layers, reference: "v1" });
  store.watch.calls.length = 0;
  await expect(pullFolder(store, "v1", target, { maxSize: 1000 })).rejects.toThrow("v1 has more than 1000 bytes in it");
  await expect(pullFolder(store, "v1", target, { maxEntries: 2 })).rejects.toThrow("more than 2 files");
  await expect(pullFolder(store, "v1", target, { maxSize: -1 })).rejects.toSatisfy(isInputError);
  expect(store.watch.calls.filter((call) => call.startsWith("open"))).toEqual([]);
  await pullFolder(store, "v1", target, { maxSize: 1200, maxEntries: 3 });
});

test("a refusal of the system itself is an error of ours", async () => {
  // A file system that takes two names for one fails so. More than 65,000 names of a file would fail, too, after half a minute.
  await writeFile(join(folder, "dist"), "in the way");
  const header = encodeHeader({ path: "dist/a", kind: "file", size: 0, mode: 0o644, target: "" });
  const placing = placeEntries(chunksOf(header), folder, "dist", new UnpackRoom("v1"));
  const error = await placing.catch((error: unknown) => error);
  expect(error).toSatisfy(isContentError);
  expect(String(error)).toMatch(
    /the folder dist cannot be unpacked: this system does not support an entry of it \(E\w+\)/,
  );
});
