import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { isAbortedError, isInputError } from "@slipway/core";
import { Header } from "tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { all, pushImage, sampleBytes } from "../../test/sample-images.ts";
import { watched } from "../../test/watched-store.ts";
import { type CopyProgress, createMemoryStore, isContentError, OCI, pushArtifact, type Store } from "../index.ts";
import { pullFolder, pushFolder } from "./index.ts";
import { walkFolder } from "./walk-folder.ts";

const artifactType = "application/vnd.test.site";
const site = { artifactType, reference: "site" };
let base: string;
let source: string;
let target: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "folder-"));
  source = join(base, "source");
  target = join(base, "target");
  await write(source, {
    "index.html": "<h1>Hello</h1>",
    "assets/app.js": "run()",
    "assets/deep/a b.txt": "",
    "@x/y": "@",
  });
});

afterEach(() => rm(base, { recursive: true }));

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** The files of a folder, and what is in them. */
async function read(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { path, kind } of walkFolder(folder)) {
    if (kind === "link") files[path] = `-> ${await readlink(join(folder, path))}`;
    else
      files[kind === "folder" ? `${path}/` : path] = kind === "file" ? await readFile(join(folder, path), "utf8") : "";
  }
  return files;
}

test.each([false, true])(
  "a folder is an artifact, and becomes the same folder again (archive: %s)",
  async (archive) => {
    const store = createMemoryStore();
    const { content } = await pushFolder(store, source, { ...site, archive });
    expect(content).toMatchObject({ artifactType, config: { mediaType: OCI.empty } });
    await pullFolder(store, "site", target);
    expect(await read(target)).toEqual(await read(source));
  },
);

test("each file is a layer with its path as its title, and a media type of one's choice", async () => {
  const mediaType = (path: string): string | undefined => (path.endsWith(".html") ? "text/html" : undefined);
  const { content } = await pushFolder(createMemoryStore(), source, { ...site, mediaType });
  expect(content.layers?.map(({ mediaType, annotations }) => [mediaType, annotations])).toEqual(
    ["@x/y", "assets/app.js", "assets/deep/a b.txt", "index.html"].map((path) => [
      path.endsWith(".html") ? "text/html" : "application/octet-stream",
      { "org.opencontainers.image.title": path },
    ]),
  );
});

test("an archive keeps links, empty folders and programs", async () => {
  await mkdir(join(source, "assets", "empty"));
  await symlink("deep/a b.txt", join(source, "assets", "link"));
  await chmod(join(source, "assets", "app.js"), 0o755);
  const store = createMemoryStore();
  await pushFolder(store, source, { ...site, archive: true });
  await pullFolder(store, "site", target);
  expect(await read(target)).toEqual(await read(source));
  expect((await stat(join(target, "assets", "app.js"))).mode & 0o777).toBe(0o755);
});

test.each([false, true])(
  "the same files give the same digest, whenever they were written (archive: %s)",
  async (archive) => {
    const first = await pushFolder(createMemoryStore(), source, { ...site, archive });
    await utimes(join(source, "assets", "app.js"), 1, 1);
    const again = await pushFolder(createMemoryStore(), source, { ...site, archive });
    expect(again.descriptor).toEqual(first.descriptor);
  },
);

test("what is there already is not sent again", async () => {
  const store = createMemoryStore();
  await pushFolder(store, source, site);
  await writeFile(join(source, "index.html"), "changed");
  const copied: unknown[] = [];
  const onProgress = ({ state, descriptor }: CopyProgress): void => {
    if (state === "copied") copied.push(descriptor.annotations);
  };
  await pushFolder(store, source, { ...site, onProgress });
  expect(copied).toEqual([{ "org.opencontainers.image.title": "index.html" }]);
});

test("what cannot be pushed is refused before anything is", async () => {
  const store = watched(createMemoryStore());
  await expect(pushFolder(store, join(base, "none"), site)).rejects.toSatisfy(isInputError);
  await mkdir(join(base, "empty"));
  await expect(pushFolder(store, join(base, "empty"), site)).rejects.toThrow("has no files");
  await symlink("/etc/passwd", join(source, "link"));
  for (const archive of [false, true]) {
    await expect(pushFolder(store, source, { ...site, archive })).rejects.toThrow(`${join(source, "link")} is a link`);
  }
  expect(store.watch.calls).toEqual([]);
});

test("pulling replaces files and keeps others", async () => {
  const store = createMemoryStore();
  await pushFolder(store, source, site);
  await write(target, { "index.html": "old", "mine.txt": "mine", "assets/mine.txt": "mine too" });
  await pullFolder(store, "site", target);
  const mine = { "mine.txt": "mine", "assets/mine.txt": "mine too" };
  expect(await read(target)).toEqual({ ...(await read(source)), ...mine });
});

test("what is in the way is not replaced, and nothing else is", async () => {
  const store = createMemoryStore();
  await pushFolder(store, source, site);
  await mkdir(join(base, "elsewhere"));
  await mkdir(target);
  await symlink(join(base, "elsewhere"), join(target, "assets"));
  await expect(pullFolder(store, "site", target)).rejects.toThrow(`${join(target, "assets")} is in the way`);
  await rm(join(target, "assets"));
  await mkdir(join(target, "index.html"));
  await expect(pullFolder(store, "site", target)).rejects.toThrow("index.html is in the way");
  expect(await readdir(join(base, "elsewhere"))).toEqual([]);
  expect(await readdir(target)).toEqual(["index.html"]);
});

async function withTitles(store: Store, ...titles: readonly string[]): Promise<void> {
  const layers = [];
  for (const title of titles) {
    const layer = await store.blobs.push(`content of ${title}`);
    layers.push({ ...layer, annotations: { "org.opencontainers.image.title": title } });
  }
  await pushArtifact(store, { ...site, layers });
}

test.each([
  ["../evil"],
  ["a/../../evil"],
  ["/etc/evil"],
  ["a//b"],
  ["./a"],
  [""],
  ["C:evil"],
  ["..\\evil"],
  ["a\0b"],
  ["a", "a"],
  ["a", "a/b"],
])("the titles %j %j are refused, and nothing is written", async (...titles) => {
  const store = createMemoryStore();
  await withTitles(store, ...titles.filter((title) => title !== undefined));
  await expect(pullFolder(store, "site", target)).rejects.toSatisfy(isContentError);
  expect(await readdir(base)).toEqual(["source"]);
});

/** A tar of one entry after another, as bad ones are made. */
function tarOf(...entries: readonly (ConstructorParameters<typeof Header>[0] & object)[]): Uint8Array {
  const blocks = entries.map((entry) => {
    const block = Buffer.alloc(512);
    new Header({ mode: 0o644, size: 0, ...entry }).encode(block, 0);
    return block;
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

test.each([
  ["a path with steps up", [{ path: "dist/../../evil", type: "File" }]],
  ["an absolute path", [{ path: "/tmp/evil", type: "File" }]],
  ["a path beside its folder", [{ path: "evil", type: "File" }]],
  ["a link that leads out", [{ path: "dist/out", type: "SymbolicLink", linkpath: "../../.." }]],
  ["an absolute link", [{ path: "dist/out", type: "SymbolicLink", linkpath: "/etc" }]],
  ["a hard link to what is outside", [{ path: "dist/out", type: "Link", linkpath: "../../../etc/passwd" }]],
  [
    "a file behind a link",
    [
      { path: "dist/out", type: "SymbolicLink", linkpath: "." },
      { path: "dist/out/evil", type: "File" },
    ],
  ],
  ["a device", [{ path: "dist/null", type: "CharacterDevice" }]],
] as const)("an archive with %s is refused, and nothing is written", async (_what, entries) => {
  const store = createMemoryStore();
  const layer = await store.blobs.push(tarOf(...entries), { mediaType: OCI.layerGzip });
  const annotations = { "org.opencontainers.image.title": "dist", "io.deis.oras.content.unpack": "true" };
  await pushArtifact(store, { ...site, layers: [{ ...layer, annotations }] });
  await mkdir(target);
  await expect(pullFolder(store, "site", target)).rejects.toSatisfy(isContentError);
  expect(await readdir(target)).toEqual([]);
  expect((await readdir(base)).sort()).toEqual(["source", "target"]);
});

test("an archive that is none is refused", async () => {
  const store = createMemoryStore();
  const layer = await store.blobs.push(sampleBytes(5000, 1), { mediaType: OCI.layerGzip });
  const annotations = { "org.opencontainers.image.title": "dist", "io.deis.oras.content.unpack": "true" };
  await pushArtifact(store, { ...site, layers: [{ ...layer, annotations }] });
  await expect(pullFolder(store, "site", target)).rejects.toThrow("the folder dist cannot be unpacked");
});

test("an image is no artifact of files", async () => {
  const store = createMemoryStore();
  await pushImage(store, { layers: [sampleBytes(10, 1)], tag: "image" });
  await expect(pullFolder(store, "image", target)).rejects.toThrow("none of its layers has a title");
});

test("an abort in the middle leaves the folder as it was", async () => {
  const store = createMemoryStore();
  await write(source, { "large.bin": "x".repeat(3_000_000) });
  await pushFolder(store, source, site);
  await write(target, { "index.html": "old" });
  const stop = new AbortController();
  const onProgress = (): void => stop.abort();
  await expect(pullFolder(store, "site", target, { signal: stop.signal, onProgress })).rejects.toSatisfy(
    isAbortedError,
  );
  expect(await read(target)).toEqual({ "index.html": "old" });
  const nowhere = pullFolder(store, "site", join(base, "new", "folder"), {
    onProgress: () => stop.signal.throwIfAborted(),
  });
  await expect(nowhere).rejects.toThrow();
  expect((await readdir(base)).sort()).toEqual(["source", "target"]);
  const pushing = pushFolder(createMemoryStore(), source, { ...site, signal: AbortSignal.abort() });
  await expect(pushing).rejects.toSatisfy(isAbortedError);
  expect(await all(createMemoryStore().tags.list())).toEqual([]);
});
