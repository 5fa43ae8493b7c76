import { constants } from "node:fs";
import { link, lstat, mkdir, open, readdir, rm, symlink } from "node:fs/promises";
import { join, posix } from "node:path";
import type { LayerEntry, OpenedImage } from "@slipway/registry/node";
import { unprocessable } from "../../limits.ts";
import { Tree, type WithinFolder } from "../files/tree.ts";

export interface ImageLimits {
  readonly entries: number;
  readonly bytes: number;
}

const most: ImageLimits = { entries: 1_000_000, bytes: 8 * 1024 ** 3 };

/** In bytes, with no link on the way: what lies deeper could not be removed by its path. */
const maxPathLength = 2048;

const often = 32 * 1024 ** 2;

const { O_CREAT, O_DIRECTORY, O_EXCL, O_NOFOLLOW, O_RDONLY, O_WRONLY } = constants;

type FolderSays = Pick<LayerEntry, "mode" | "mtime">;

export async function unpackLayers(
  image: OpenedImage,
  folder: string,
  look: () => Promise<void>,
  signal: AbortSignal,
  limits: ImageLimits = most,
): Promise<void> {
  const tree = new Tree([{ path: "/", folder, readOnly: false }]);
  const folders = new Map<string, FolderSays>();
  let [entries, bytes, looked] = [0, 0, -often];
  const onBytes = (count: number) => {
    bytes += count;
    if (bytes > limits.bytes) throw tooMuch(`${limits.bytes} bytes`);
  };
  const lookSometimes = async () => {
    signal.throwIfAborted();
    if (bytes - looked < often) return;
    looked = bytes;
    await look();
  };
  for (const index of image.layers.keys()) {
    const layer = { tree, folders, own: new Set<string>(), lookSometimes };
    for await (const entry of image.entries(index, { onBytes, signal })) {
      entries += 1;
      if (entries > limits.entries) throw tooMuch(`${limits.entries} files, folders and links`);
      await lookSometimes();
      await putEntry(layer, entry);
    }
  }
  // The innermost first: one that may not be entered any more keeps what is in it.
  for (const [path, says] of [...folders].sort(([one], [other]) => other.length - one.length)) {
    await finishFolder(tree, path, says);
  }
}

interface Layer {
  readonly tree: Tree;
  readonly folders: Map<string, FolderSays>;
  /** The paths that it names itself, and those above: what it takes away is of the layers below. */
  readonly own: Set<string>;
  lookSometimes(): Promise<void>;
}

async function putEntry(layer: Layer, entry: LayerEntry): Promise<void> {
  const path = pathOf(entry.path);
  if (path === "/") return;
  const name = posix.basename(path);
  if (name.startsWith(".wh.")) return takeAway(layer, path, name.slice(".wh.".length));
  await layer.tree.inFolder(path, "all", async (place) => {
    if (Buffer.byteLength(place.path) > maxPathLength) throw unprocessable(`${printable(path)} lies too deep`);
    await put(layer, entry, place);
    for (let own = place.path; own !== "/" && !layer.own.has(own); own = posix.dirname(own)) layer.own.add(own);
  });
}

async function put(layer: Layer, entry: LayerEntry, place: WithinFolder): Promise<void> {
  const { kind, mode, mtime } = entry;
  const { file, path } = place;
  if (kind === "hard link") return putName(layer, pathOf(entry.target), place);
  const before = await kindAt(file);
  const isFolder = kind === "folder";
  if (before !== undefined && !(isFolder && before === "folder")) await rm(file, { recursive: true, force: true });
  if (isFolder) {
    if (before !== "folder") await mkdir(file, 0o755);
    layer.folders.set(path, { mode: mode & 0o1777, mtime });
  } else if (kind === "link") await symlink(entry.target, file);
  else if (kind === "file") await writeFile(file, entry, layer.lookSometimes);
}

async function putName({ tree }: Layer, target: string, { file, path }: WithinFolder): Promise<void> {
  const source = await tree.inFolder(target, "no", async (place) => {
    if ((await kindAt(place.file)) !== "other") return undefined;
    if (place.path === path) return place;
    await rm(file, { recursive: true, force: true });
    await link(place.file, file);
    return place;
  });
  if (!source) throw unprocessable(`${printable(path)} is another name of ${printable(target)}, and no file is there`);
}

async function writeFile(file: string, { mode, mtime, content }: LayerEntry, look: Layer["lookSometimes"]) {
  await using handle = await open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  for await (const piece of content()) {
    await look();
    await handle.writeFile(piece);
  }
  await handle.chmod(mode & 0o777);
  await handle.utimes(mtime, mtime);
}

async function takeAway({ tree, own }: Layer, path: string, name: string): Promise<void> {
  const isOpaque = name === ".wh..opq";
  if (name.startsWith(".wh.") && !isOpaque) return;
  if (["", ".", ".."].includes(name)) throw unprocessable(`${printable(path)} takes away what has no name`);
  const folder = posix.dirname(path);
  await tree.inFolder(isOpaque ? path : posix.join(folder, name), "no", async (place) => {
    if (!isOpaque) return prune(own, place.file, place.path);
    const above = posix.dirname(place.path);
    for (const child of await readdir(place.folder)) await prune(own, join(place.folder, child), join(above, child));
  });
}

async function prune(own: ReadonlySet<string>, file: string, path: string): Promise<void> {
  if (!own.has(path)) return rm(file, { recursive: true, force: true });
  if ((await kindAt(file)) !== "folder") return;
  for (const child of await readdir(file)) await prune(own, join(file, child), join(path, child));
}

async function finishFolder(tree: Tree, path: string, { mode, mtime }: FolderSays): Promise<void> {
  await tree.inFolder(path, "no", async (place) => {
    if (place.path !== path || (await kindAt(place.file)) !== "folder") return;
    await using handle = await open(place.file, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    await handle.chmod(mode);
    await handle.utimes(mtime, mtime);
  });
}

async function kindAt(file: string): Promise<"folder" | "other" | undefined> {
  const stats = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return stats && (stats.isDirectory() ? "folder" : "other");
}

function pathOf(path: string): string {
  if (path.includes("\0") || path.split("/").includes(".."))
    throw unprocessable(`${printable(path)} is not a path in an image`);
  return posix.join("/", path).replace(/(?<=.)\/$/, "");
}

function printable(path: string): string {
  return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}

function tooMuch(limit: string): Error {
  return unprocessable(`It has more than ${limit} in it`);
}
