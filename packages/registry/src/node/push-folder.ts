import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import { CONCURRENCY, streamOf, withTasks } from "@slipway/core/internal";
import { ARTIFACT, type ArtifactOptions, checkArtifact, pushArtifact } from "../artifact.ts";
import { COUNT, checkOptions, checkStore, checkText, FLAG, type Rules, WATCHER } from "../check-options.ts";
import type { CopyProgress } from "../copy.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { createHasher } from "../hash.ts";
import { BYTES, OCI } from "../media-types.ts";
import { withOwnSignal } from "../own-signal.ts";
import { safeCallback } from "../safe-callback.ts";
import type { Manifest, Store } from "../store.ts";
import { gzip } from "./compress.ts";
import { type FolderEntry, walkFolder } from "./folder-files.ts";
import { openFile } from "./open-file.ts";
import { type ListedEntry, type PackOptions, packEntries, readProblem } from "./pack-entry.ts";
import { lengthProblem, quotePath } from "./path-limits.ts";
import { readChunks } from "./read-chunks.ts";
import { TAR_END } from "./tar-codec.ts";
import { titleAnnotations } from "./titles.ts";
import { writeChunks } from "./write-chunks.ts";

export interface PushFolderOptions extends Omit<ArtifactOptions, "layers"> {
  /** Packs each top-level folder into one compressed tar, with empty folders, links and programs. Default: false, a file a layer, no links. */
  readonly archive?: boolean | undefined;
  /** The media type of a file, by its path from the folder. Default: `application/octet-stream`. */
  readonly mediaType?: ((path: string) => string | undefined) | undefined;
  /** Limit of concurrent files. Default: 8. */
  readonly concurrency?: number | undefined;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}

const { layers: _, ...ARTIFACT_RULES } = ARTIFACT;
const PUSH_FOLDER: Rules<PushFolderOptions> = {
  ...ARTIFACT_RULES,
  archive: FLAG,
  mediaType: WATCHER,
  concurrency: COUNT,
  onProgress: WATCHER,
};

/**
 * Pushes the files of a folder as an artifact, which `pullFolder` and `oras pull` make a folder again. Each layer says its
 * path as its title. The same files give the same digest.
 *
 * @throws `InputError` when something in it cannot be pushed, before anything is; `ContentError` when a file changes meanwhile.
 * @example
 * await pushFolder(repository, "./dist", { artifactType: "application/vnd.acme.site", reference: "1.2" });
 */
export async function pushFolder(store: Store, folder: string, options: PushFolderOptions): Promise<Manifest> {
  checkStore(store, "store");
  checkText(folder, "folder");
  checkOptions(options, PUSH_FOLDER);
  const { archive = false, mediaType, concurrency = CONCURRENCY, signal, onProgress: watch, ...artifact } = options;
  const onProgress = safeCallback("onProgress", watch);
  checkArtifact(artifact);
  const entries = await layerEntries(folder, archive);
  return withTasks(concurrency, signal, async (tasks) => {
    const pushFile = async (
      path: string,
      place: string,
      descriptor: Partial<OciDescriptor>,
    ): Promise<OciDescriptor> => {
      const layer = { mediaType: mediaType?.(path) ?? BYTES, ...descriptor, ...(await describeFile(place)) };
      await withOwnSignal(tasks.signal, (signal) => pushLayer(store, layer, place, signal, onProgress));
      return layer;
    };
    const layers = await Promise.all(
      entries.map(({ path, kind }) =>
        tasks.run(() => {
          const annotations = titleAnnotations(path, kind === "folder");
          if (kind === "file") return pushFile(path, join(folder, path), { annotations });
          return withPackedFolder(folder, path, (tar) =>
            pushFile(path, tar, { mediaType: OCI.layerGzip, annotations }),
          );
        }),
      ),
    );
    return tasks.run(() => pushArtifact(store, { ...artifact, layers, signal: tasks.signal }));
  });
}

async function layerEntries(folder: string, archive: boolean): Promise<FolderEntry[]> {
  const entries: FolderEntry[] = [];
  for await (const entry of walkFolder(folder)) {
    const isNested = entry.path.includes("/");
    if (archive ? !isNested : entry.kind !== "folder") entries.push(entry);
  }
  const link = entries.find(({ kind }) => kind === "link");
  if (link) {
    throw new InputError(
      `${join(folder, link.path)} is a link: only in the tar of a folder (archive: true) are links kept`,
      {},
    );
  }
  for (const { path } of entries) {
    const problem = lengthProblem(path);
    if (problem !== undefined) throw new InputError(`the path ${quotePath(path)} in ${folder} ${problem}`, {});
  }
  if (entries.length === 0) throw new InputError(`${folder} has no files: there is nothing to push`, {});
  return entries;
}

async function withPackedFolder<T>(folder: string, name: string, work: (file: string) => Promise<T>): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), "slipway-"));
  try {
    const place = join(temporary, "folder.tar.gz");
    {
      await using file = await open(place, "wx");
      await writeChunks(file, gzip(packFolder(folder, name)));
    }
    return await work(place);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function describeFile(place: string): Promise<{ digest: string; size: number }> {
  const hasher = await createHasher();
  let size = 0;
  for await (const chunk of fileChunks(place)) {
    hasher.update(chunk);
    size += chunk.length;
  }
  return { digest: hasher.digest(), size };
}

async function pushLayer(
  store: Store,
  descriptor: OciDescriptor,
  place: string,
  signal: AbortSignal,
  onProgress: PushFolderOptions["onProgress"],
): Promise<void> {
  const { digest, size, mediaType } = descriptor;
  let isRead = false;
  const content = (): ReadableStream<Uint8Array> => {
    isRead = true;
    return streamOf(() => fileChunks(place));
  };
  const onSent = (bytesSent: number): void => onProgress?.({ state: "copying", descriptor, sent: bytesSent });
  await store.blobs.push(content, { digest, size, mediaType, signal, onProgress: onSent });
  onProgress?.({ state: isRead ? "copied" : "present", descriptor, sent: isRead ? size : 0 });
}

async function* fileChunks(place: string): AsyncGenerator<Uint8Array, void> {
  try {
    await using file = await openFile(place, { followLinks: false });
    yield* readChunks(file);
  } catch (cause) {
    throw readProblem(place, cause);
  }
}

async function* packFolder(parent: string, name: string): AsyncGenerator<Uint8Array, void> {
  yield* packEntries(listFolder(parent, name));
  yield TAR_END;
}

async function* listFolder(parent: string, name: string): AsyncGenerator<ListedEntry, void> {
  const file: PackOptions = { rightsOf: (mode) => ({ mode: ownerWritable(mode) }) };
  const folder: PackOptions = { rightsOf: (mode) => ({ mode: ownerWritable(mode) | 0o100 }) };
  yield { place: join(parent, name), entry: { path: name, kind: "folder" }, options: folder };
  for await (const entry of walkFolder(parent, name))
    yield { place: join(parent, entry.path), entry, options: entry.kind === "folder" ? folder : file };
}

/** Permissions in the tar: the owner may read and change the file, and nobody else may change it. */
function ownerWritable(mode: number): number {
  return (mode | 0o600) & 0o755;
}
