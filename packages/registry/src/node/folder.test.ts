import { execFileSync } from "node:child_process";
import {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isAbortedError, isInputError } from "@slipway/core";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles as write } from "../../../../test/new-folder.ts";
import { pushImage, sampleBytes } from "../../test/sample-images.ts";
import { watched } from "../../test/watched-store.ts";
import { type CopyProgress, createMemoryStore, isContentError, OCI, pushArtifact, type Store } from "../index.ts";
import { walkFolder } from "./folder-files.ts";
import { pullFolder, pushFolder } from "./index.ts";
import { encodeHeader, TAR_END, type TarHeader } from "./tar-codec.ts";

const artifactType = "application/vnd.test.site";
const site = { artifactType, reference: "site" };
let base: string;
let source: string;
let target: string;

beforeEach(async () => {
  base = newFolder();
  source = join(base, "source");
  target = join(base, "target");
  await write(source, {
    "index.html": "<h1>Hello</h1>",
    "assets/app.js": "run()",
    "assets/deep/a b.txt": "",
    "@x/y": "@",
  });
});

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

test.skipIf(process.platform === "win32")(
  "an archive keeps links, empty folders and programs (Windows has no modes)",
  async () => {
    await mkdir(join(source, "assets", "empty"));
    await symlink("deep/a b.txt", join(source, "assets", "link"));
    await chmod(join(source, "assets", "app.js"), 0o755);
    const store = createMemoryStore();
    await pushFolder(store, source, { ...site, archive: true });
    await pullFolder(store, "site", target);
    expect(await read(target)).toEqual(await read(source));
    expect((await stat(join(target, "assets", "app.js"))).mode & 0o777).toBe(0o755);
  },
);

test.each([false, true])(
  "equal files give an equal digest, whenever they were written (archive: %s)",
  async (archive) => {
    const first = await pushFolder(createMemoryStore(), source, { ...site, archive });
    await utimes(join(source, "assets", "app.js"), 1, 1);
    const again = await pushFolder(createMemoryStore(), source, { ...site, archive });
    expect(again.descriptor).toEqual(first.descriptor);
  },
);

test("content that exists already is not sent again", async () => {
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

test("a folder that cannot be pushed is refused before anything is sent", async () => {
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

test.each([
  ["artifactType", { artifactType: "site" }],
  ["annotations", { artifactType, annotations: { a: 1 } }],
  ["reference", { artifactType, reference: "no tag" }],
])("%s that is none is refused before anything is pushed", async (_what, options) => {
  const store = watched(createMemoryStore());
  // A caller without types may pass it.
  const given = options as Parameters<typeof pushFolder>[2];
  await expect(pushFolder(store, source, given)).rejects.toSatisfy(isInputError);
  await expect(pushArtifact(store, given)).rejects.toSatisfy(isInputError);
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

test("a link or a folder in the way of a file is an error, and nothing is replaced", async () => {
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

type Entry = Pick<TarHeader, "path" | "kind"> & Partial<TarHeader>;

function tarOf(...entries: readonly Entry[]): Uint8Array {
  const headers = entries.map((entry) => encodeHeader({ size: 0, mode: 0o644, target: "", ...entry }));
  return gzipSync(Buffer.concat([...headers, TAR_END]));
}

const entry = (path: string, kind: TarHeader["kind"], target = ""): Entry => ({ path, kind, target });

test.each([
  ["a path with steps up", [entry("dist/../../evil", "file")]],
  ["an absolute path", [entry("/tmp/evil", "file")]],
  ["a path beside its folder", [entry("evil", "file")]],
  ["a link that leads out", [entry("dist/out", "link", "../../..")]],
  ["an absolute link", [entry("dist/out", "link", "/etc")]],
  ["a hard link to what is outside", [entry("dist/out", "hard link", "../../../etc/passwd")]],
  ["a file behind a link", [entry("dist/out", "link", "."), entry("dist/out/evil", "file")]],
  ["a link that leads out through another one", [entry("dist/out", "link", "a/up/../../..")]],
  ["a link to nothing", [entry("dist/out", "link", "")]],
  ["a file on the way", [entry("dist/a", "file"), entry("dist/a/b", "file")]],
  ["a folder where a file is", [entry("dist/a", "file"), entry("dist/a", "folder")]],
  ["a hard link to a link", [entry("dist/a", "link", "b"), entry("dist/b", "hard link", "dist/a")]],
  ["a device", [entry("dist/null", "other")]],
] as const)("an archive with %s is refused, and nothing is written", async (_what, entries) => {
  const store = createMemoryStore();
  await pushTar(store, tarOf(...entries));
  await mkdir(target);
  await expect(pullFolder(store, "site", target)).rejects.toSatisfy(isContentError);
  expect(await readdir(target)).toEqual([]);
  expect((await readdir(base)).sort()).toEqual(["source", "target"]);
});

async function pushTar(store: Store, tar: Uint8Array): Promise<void> {
  const layer = await store.blobs.push(tar, { mediaType: OCI.layerGzip });
  const annotations = { "org.opencontainers.image.title": "dist", "io.deis.oras.content.unpack": "true" };
  await pushArtifact(store, { ...site, layers: [{ ...layer, annotations }] });
}

test("an archive that is none is refused", async () => {
  const store = createMemoryStore();
  await pushTar(store, sampleBytes(5000, 1));
  await expect(pullFolder(store, "site", target)).rejects.toThrow("the folder dist cannot be unpacked");
});

test.each(["cut", "followed by something"])("an archive that is %s is refused, and nothing is written", async (how) => {
  const store = createMemoryStore();
  const whole = tarOf(entry("dist/a", "file"));
  await pushTar(store, how === "cut" ? whole.subarray(0, -20) : Buffer.concat([whole, sampleBytes(3_000_000, 1)]));
  await expect(pullFolder(store, "site", target)).rejects.toThrow("the folder dist cannot be unpacked");
  expect((await readdir(base)).sort()).toEqual(["source"]);
});

test.skipIf(process.platform === "win32").each([
  ["ustar", "-z"],
  ["pax", "-z"],
  ["ustar", "-h"],
])(
  "a tar that another program made is unpacked, with its long paths and hard links (%s %s; Windows has no modes)",
  async (format, how) => {
    const long = join("dist", "long ü ".repeat(11).trim(), "name ".repeat(19).trim());
    await write(source, { [long]: "long", "dist/a": "a" });
    await link(join(source, "dist", "a"), join(source, "dist", "b"));
    await chmod(join(source, "dist", "a"), 0o750);
    const tar = join(base, "dist.tar");
    execFileSync("tar", ["-cf", tar, how, `--format=${format}`, "-C", source, "dist"]);
    const store = createMemoryStore();
    await pushTar(store, await readFile(tar));
    await pullFolder(store, "site", target);
    expect(await read(join(target, "dist"))).toEqual(await read(join(source, "dist")));
    expect((await stat(join(target, "dist", "b"))).mode & 0o777).toBe(0o750);
  },
);

test("a layer that is packed here is unpacked by another program", async () => {
  await write(source, { [join("assets", "long ü ".repeat(11).trim(), "name ".repeat(19).trim())]: "long" });
  await symlink(`deep/${"x".repeat(120)}`, join(source, "assets", "link"));
  const store = createMemoryStore();
  const { content } = await pushFolder(store, source, { ...site, archive: true });
  await mkdir(target);
  for (const { digest, annotations } of content.layers ?? []) {
    const title = annotations?.["org.opencontainers.image.title"];
    await writeFile(join(base, "layer"), await store.blobs.get(digest));
    if (title === "index.html") continue;
    execFileSync("tar", ["-xzf", join(base, "layer"), "-C", target]);
  }
  await rm(join(source, "index.html"));
  expect(await read(target)).toEqual(await read(source));
});

test.skipIf(process.platform === "win32")(
  "a file whose path nobody could pull is not pushed (Windows has no such path)",
  async () => {
    const deep = Array(15).fill("d".repeat(250)).join("/");
    const name = "f".repeat(255);
    await mkdir(join(source, deep), { recursive: true });
    const last = join(source, deep, "e".repeat(200));
    await mkdir(last);
    // No system takes such a path as a whole.
    execFileSync("sh", ["-c", ': > "$0"', name], { cwd: last });
    const store = createMemoryStore();
    const pushing = pushFolder(store, source, site).catch((error: unknown) => error);
    expect(await pushing).toMatchObject({
      name: "InputError",
      message: expect.stringContaining("a path has 4096 at most"),
    });
    execFileSync("rm", [name], { cwd: last });
  },
);

test("a path that is too long only below the folder is an error that says what to do", async () => {
  const store = createMemoryStore();
  await withTitles(store, `${"a/".repeat(2040)}x`);
  const error: unknown = await pullFolder(store, "site", target).catch((error: unknown) => error);
  expect(error).toMatchObject({ name: "InputError", message: expect.stringContaining("nearer to the root") });
  expect(await readdir(base)).toEqual(["source"]);
});

test("a failed pull removes only its own files: those that others put beside them meanwhile stay", async () => {
  const store = watched(createMemoryStore());
  await pushFolder(store, source, site);
  const { promise: others, resolve: isOthersTurn } = Promise.withResolvers<void>();
  const { promise: broken, resolve: isBroken } = Promise.withResolvers<void>();
  store.watch.before = async (call) => {
    if (!call.startsWith("open")) return;
    delete store.watch.before;
    isOthersTurn();
    await broken;
    throw new Error("the download broke");
  };
  const failing = pullFolder(store, "site", join(target, "a", "deep"));
  await others;
  await pullFolder(store, "site", join(target, "b"));
  await writeFile(join(target, "mine.txt"), "mine");
  isBroken();
  await expect(failing).rejects.toThrow("the download broke");
  expect((await readdir(target)).sort()).toEqual(["b", "mine.txt"]);
  expect(await read(join(target, "b"))).toEqual(await read(source));
});

test("an image is not an artifact of files", async () => {
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
  const early = new AbortController();
  const nowhere = pullFolder(store, "site", join(base, "new", "folder"), {
    signal: early.signal,
    onProgress: () => early.abort(),
  });
  await expect(nowhere).rejects.toSatisfy(isAbortedError);
  expect((await readdir(base)).sort()).toEqual(["source", "target"]);
  const pushing = pushFolder(createMemoryStore(), source, { ...site, signal: AbortSignal.abort() });
  await expect(pushing).rejects.toSatisfy(isAbortedError);
  expect(await Array.fromAsync(createMemoryStore().tags.list())).toEqual([]);
});

test.each([0, 1.5, Number.NaN])(
  "a concurrency of %d is refused before anything is pushed or pulled",
  async (concurrency) => {
    const store = createMemoryStore();
    await expect(pushFolder(store, source, { ...site, concurrency })).rejects.toSatisfy(isInputError);
    expect(await Array.fromAsync(store.tags.list())).toEqual([]);
    await pushFolder(store, source, site);
    await expect(pullFolder(store, "site", target, { concurrency })).rejects.toSatisfy(isInputError);
    await expect(readdir(target)).rejects.toMatchObject({ code: "ENOENT" });
  },
);

test.skipIf(process.platform !== "linux")(
  "a name that is not UTF-8 is refused by an error that says so (other systems have no such names)",
  async () => {
    await writeFile(Buffer.concat([Buffer.from(join(source, "assets", "bad-")), Uint8Array.of(0xff)]), "");
    for (const archive of [false, true]) {
      const error: unknown = await pushFolder(createMemoryStore(), source, { ...site, archive }).catch(
        (error: unknown) => error,
      );
      expect(error).toMatchObject({ name: "InputError", message: expect.stringContaining("its name is not UTF-8") });
    }
  },
);

test("a file that goes before it is read is an error of ours", async () => {
  await writeFile(join(source, "zz.bin"), sampleBytes(100, 1));
  let gone: Promise<void> | undefined;
  const onProgress = (): void => {
    gone ??= rm(join(source, "zz.bin"));
  };
  const pushing = pushFolder(createMemoryStore(), source, { ...site, concurrency: 1, onProgress });
  await expect(pushing).rejects.toThrow(`${join(source, "zz.bin")} changed while it was read: it is gone`);
  await gone;
});
