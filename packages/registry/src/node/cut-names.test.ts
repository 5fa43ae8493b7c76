import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../../test/new-folder.ts";
import { createMemoryStore, OCI, pushArtifact } from "../index.ts";
import { walkFolder } from "./folder-files.ts";
import { buildImage, pullFolder, pushFolder } from "./index.ts";

// The old header has room for 100 bytes of a path. Where the hundredth is a slash, a file's name in it ends as a folder's.
const FULL = "full".repeat(10);
const FILES: Readonly<Record<string, string>> = {
  // "dist/" and 94 bytes, so that the next one is the slash.
  [`dist/${"d".repeat(94)}/content.txt`]: "content",
  [`dist/${"d".repeat(94)}/empty.txt`]: "",
  [`dist/${"e".repeat(47)}/${"f".repeat(46)}/${FULL}/more.txt`]: "more",
  "dist/short": "short",
};

let base: string;

beforeEach(async () => {
  base = newFolder();
  writeFiles(base, FILES);
});

async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { path, kind } of walkFolder(folder)) {
    if (kind === "file") files[path] = await readFile(join(folder, path), "utf8");
  }
  return files;
}

async function pullTar(tar: Uint8Array): Promise<Record<string, string>> {
  const store = createMemoryStore();
  const layer = await store.blobs.push(tar, { mediaType: OCI.layerGzip });
  const annotations = { "org.opencontainers.image.title": "dist", "io.deis.oras.content.unpack": "true" };
  const layers = [{ ...layer, annotations }];
  await pushArtifact(store, { artifactType: "application/vnd.test.site", layers, reference: "v1" });
  await pullFolder(store, "v1", join(base, "target"));
  return filesOf(join(base, "target"));
}

/** GNU tar, and the tar of BSD where it has a name of its own. A system may have the latter as its `tar`. */
const PROGRAMS = ["tar", "bsdtar"].flatMap((program) => {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (!stdout) return [];
  return (stdout.includes("GNU tar") ? ["gnu", "oldgnu", "posix"] : ["gnutar", "pax"]).map(
    (format) => [program, format] as const,
  );
});

test.each(PROGRAMS)("a file whose name %s cuts behind a slash is not a folder (%s)", async (program, format) => {
  const archive = join(base, "dist.tar");
  execFileSync(program, ["-cf", archive, `--format=${format}`, "-C", base, "dist"]);
  expect(await pullTar(await readFile(archive))).toEqual(FILES);
  const files: number[] = [];
  const onProgress = (progress: { files: number }): void => void files.push(progress.files);
  await buildImage({ platform: "linux/amd64", layers: [{ archive }], onProgress });
  expect(files.at(-1)).toBe(Object.keys(FILES).length);
});

test("a folder that is pushed as an archive is pulled whole", async () => {
  const store = createMemoryStore();
  await pushFolder(store, base, { artifactType: "application/vnd.test.site", reference: "v1", archive: true });
  await pullFolder(store, "v1", join(base, "target"));
  expect(await filesOf(join(base, "target"))).toEqual(FILES);
});

test("a layer that is made here can be a layer's archive, and other programs see the same in it", async () => {
  const first = await buildImage({ platform: "linux/amd64", layers: [{ folder: base, at: "/" }] });
  const [layer] = (await first.store.manifests.get(first.reference)).content.layers ?? [];
  const archive = join(base, "layer.tar");
  const packed = await first.store.blobs.get(layer?.digest ?? "");
  await writeFile(archive, layer?.mediaType === OCI.layerGzip ? gunzipSync(packed) : packed);
  await buildImage({ platform: "linux/amd64", layers: [{ archive }] });
  for (const [program] of PROGRAMS) {
    await rm(join(base, "target"), { recursive: true, force: true });
    await mkdir(join(base, "target"));
    execFileSync(program, ["-xf", archive, "-C", join(base, "target")]);
    expect(await filesOf(join(base, "target"))).toEqual(FILES);
  }
});
