import { randomUUID } from "node:crypto";
import { lstat, mkdir, open, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { InputError } from "@slipway/core/call";
import { CONCURRENCY, chunksOf, shortLine, tapChunks, withTasks } from "@slipway/core/internal";
import { COUNT, checkOptions, checkStore, checkText, PLATFORM, type Rules, SIGNAL, WATCHER } from "../check-options.ts";
import type { CopyProgress } from "../copy.ts";
import { ContentError } from "../errors/content-error.ts";
import { type ResolveOptions, resolveManifest } from "../graph.ts";
import { openContent } from "../open-content.ts";
import { withOwnSignal } from "../own-signal.ts";
import { safeCallback } from "../safe-callback.ts";
import type { Manifest, Store } from "../store.ts";
import { decompressed } from "./decompressed.ts";
import { walkFolder } from "./folder-files.ts";
import { PARTIAL } from "./leftovers.ts";
import { placeEntries } from "./place-entries.ts";
import { type TitledLayer, titledLayers } from "./titles.ts";
import { type UnpackLimits, UnpackRoom } from "./unpack-room.ts";
import { writeChunks } from "./write-chunks.ts";

export interface PullFolderOptions extends ResolveOptions, UnpackLimits {
  /** Limit of concurrent layers. Default: 8. */
  readonly concurrency?: number | undefined;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}

const PULL_FOLDER: Rules<PullFolderOptions> = {
  signal: SIGNAL,
  platform: PLATFORM,
  concurrency: COUNT,
  onProgress: WATCHER,
  maxSize: COUNT,
  maxEntries: COUNT,
};

/**
 * Pulls an artifact of files into a folder, which is made where it is not there. Files of the same path are replaced, others
 * stay. Nothing in the folder changes before all of it has arrived and was verified. Of what is larger than `maxSize`, or has more
 * in it than `maxEntries`, nothing is kept.
 *
 * @returns the artifact's manifest.
 * @throws `ContentError` when it has no files, or one of them would come to lie outside the folder; `InputError` when
 * something in the folder is in the way.
 * @example
 * await pullFolder(repository, "1.2", "./dist");
 */
export async function pullFolder(
  store: Store,
  reference: string,
  folder: string,
  options: PullFolderOptions = {},
): Promise<Manifest> {
  checkStore(store, "store");
  checkText(reference, "reference");
  checkText(folder, "folder");
  checkOptions(options, PULL_FOLDER);
  const { concurrency = CONCURRENCY, signal, platform } = options;
  const onProgress = safeCallback("onProgress", options.onProgress);
  const room = new UnpackRoom(shortLine(reference), options);
  const manifest = await resolveManifest(store, reference, { platform, signal });
  const layers = titledLayers(manifest.content.layers ?? []);
  if (layers.length === 0) {
    throw new ContentError(
      `${reference} is not an artifact of files: none of its layers has a title. Copy it instead`,
      {
        content: reference,
      },
    );
  }
  for (const { descriptor, path, isFolder } of layers) {
    if (isFolder) continue;
    room.takeBytes(descriptor.size);
    room.takeEntries(path.split("/").length);
  }
  // The stage lies within the folder, so that files are moved in one step.
  const stage = join(folder, `${PARTIAL}${randomUUID()}`);
  const firstMade = await mkdir(stage, { recursive: true });
  try {
    await withTasks(concurrency, signal, ({ run, signal }) =>
      Promise.all(
        layers.map((layer, index) =>
          run(() =>
            withOwnSignal(signal, (own) => fetchLayer(store, layer, join(stage, String(index)), room, own, onProgress)),
          ),
        ),
      ),
    );
    await moveInto(
      layers.map((_, index) => join(stage, String(index))),
      folder,
    );
    await rm(stage, { recursive: true, force: true });
  } catch (error) {
    await rm(stage, { recursive: true, force: true });
    // Other programs may use the folders that were made here.
    if (firstMade !== undefined) await removeEmpty(folder, firstMade);
    if (!(error instanceof Error && "code" in error && error.code === "ENAMETOOLONG")) throw error;
    throw new InputError(
      `a path of ${reference} is too long for this system below ${folder}: pull it into a folder nearer to the root`,
      { cause: error },
    );
  }
  return manifest;
}

/** Fetches a layer into a folder of its own until all are there: its links cannot lead another layer out. */
async function fetchLayer(
  store: Store,
  { descriptor, path, isFolder }: TitledLayer,
  stage: string,
  room: UnpackRoom,
  signal: AbortSignal,
  onProgress: PullFolderOptions["onProgress"],
): Promise<void> {
  const { size } = descriptor;
  let received = 0;
  const content = tapChunks(
    async () => chunksOf(await openContent(store, descriptor, signal), signal),
    (chunk) => {
      received += chunk.length;
      onProgress?.({ state: "copying", descriptor, sent: received });
    },
  );
  const place = join(stage, path);
  // A fetch refused with 429 begins again.
  await rm(stage, { recursive: true, force: true });
  await mkdir(isFolder ? stage : dirname(place), { recursive: true });
  if (isFolder) await unpackArchive(content, stage, path, room);
  else {
    await using file = await open(place, "wx");
    await writeChunks(file, content);
  }
  onProgress?.({ state: "copied", descriptor, sent: size });
}

/** Merges folders into a target; files replace files. Nothing is moved where a file or a link is in a folder's place. */
async function moveInto(sources: readonly string[], target: string): Promise<void> {
  const folders: string[] = [];
  const moves: (readonly [from: string, to: string])[] = [];
  for (const source of sources) {
    for await (const { path, kind } of walkFolder(source)) {
      const place = join(target, path);
      const there = await lstat(place).catch(() => undefined);
      // A link counts as no folder, even to one.
      if (there && there.isDirectory() !== (kind === "folder")) {
        throw new InputError(`${place} is in the way of a ${kind}: move it, or pull into another folder`, {});
      }
      if (kind === "folder") folders.push(place);
      else moves.push([join(source, path), place]);
    }
  }
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const [from, to] of moves) await rename(from, to);
}

/** Removes empty folders from the inside out up to `top`; none where the folder is not within it. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  let place = resolve(folder);
  const last = resolve(top);
  for (;;) {
    const way = relative(last, place);
    if (way === ".." || way.startsWith(`..${sep}`)) return;
    try {
      // The system checks and removes in one step: a file that comes at the same time stays.
      await rmdir(place);
    } catch {
      return;
    }
    place = dirname(place);
  }
}

/** Unpacks a tar, compressed or not, below `name` in an empty folder; `ContentError` for no tar, more than `room`, or entries that lead out. */
async function unpackArchive(
  content: AsyncIterable<Uint8Array>,
  folder: string,
  name: string,
  room: UnpackRoom,
): Promise<void> {
  await placeEntries(decompressed(content, `the folder ${name} cannot be unpacked: it`), folder, name, room);
}
