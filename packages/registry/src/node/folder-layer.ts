import { stat } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "@slipway/core";
import { pass, refuseAborted } from "@slipway/core/streams";
import type { LayerWatch } from "./layer-watch.ts";
import { packEntry } from "./pack-entry.ts";
import { lengthProblem, shownPath } from "./path-limits.ts";
import { encodeHeader, TAR_END } from "./tar-codec.ts";
import { type FolderEntry, walkFolder } from "./walk-folder.ts";

/** What is in a folder, at a place in the image. */
export interface FolderLayer {
  readonly folder: string;
  /**
   * Where it comes to lie: an absolute path such as `/app`, or `/`. It is made where it is not there; what a base or an archive below
   * has there, and on the way to it, keeps its owner and mode: so there has to be something in the folder. No folder of a layer below
   * may have a link there.
   */
  readonly at: string;
  /** Keeps the times of files, in whole seconds; the digest then depends on them. Default: false; all are from 1970. */
  readonly keepTimes?: boolean | undefined;
}

/** What a layer names like this takes files of the layers below away (image specification, "Whiteouts"). */
const WHITEOUT = /(^|\/)\.wh\./;

/** What every system has otherwise than 0755. A layer that has something in them must not open or close them. */
const SPECIAL: ReadonlyMap<string, number> = new Map([
  ["tmp", 0o1777],
  ["var/tmp", 0o1777],
  ["root", 0o700],
]);

/** What a folder comes to lie over. */
export interface LayersBelow {
  /** Something lies below that nobody here has looked into: a base, or an archive. Folders of it may be anybody's. */
  readonly isOverOthers: boolean;
  /** The paths of links that folders have in the layers below. Those of this one are added. */
  readonly links: Set<string>;
}

/**
 * The tar of a layer of what is in a folder, sorted. All of it belongs to root; a file that its owner may run is 0755 and another one
 * 0644, folders are 0755.
 *
 * What a layer says of a folder counts for what lies below too: over others it says nothing of the way to its own place, and who unpacks
 * it makes what is not there. Else the way is in the layer.
 *
 * @throws `InputError` when something in it cannot be in a layer; `ContentError` when it changes meanwhile.
 */
export async function* packFolderLayer(
  { folder, at, keepTimes }: FolderLayer,
  { isOverOthers, links }: LayersBelow,
  { signal, onFile, onRead }: LayerWatch,
): AsyncGenerator<Uint8Array, void> {
  refuseAborted(signal);
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw new InputError(`${folder} is no folder`, {});
  const names = at.split("/").filter((name) => name !== "");
  if (at !== "/") refuseOdd(names.join("/"), at);
  const way = names.map((_, index) => names.slice(0, index + 1).join("/"));
  const refuseLink = (path: string): void => {
    if (!links.has(path)) return;
    throw new InputError(
      `the folder ${folder} cannot come to ${at}: ${shownPath(`/${path}`)} is a link in a layer below. Name where it leads`,
      {},
    );
  };
  way.forEach(refuseLink);
  if (!isOverOthers) yield* way.map(folderHeader);
  let isEmpty = true;
  for await (const { path, kind } of walkFolder(folder)) {
    isEmpty = false;
    const inside = [...names, path].join("/");
    const place = join(folder, path);
    refuseOdd(inside, place);
    // In its place it would take away what is reached through it.
    if (kind === "folder") refuseLink(inside);
    else if (kind === "link") links.add(inside);
    else links.delete(inside);
    const entry: FolderEntry = { path: inside, kind };
    const modeOf = kind === "folder" ? () => folderMode(inside) : programOrNot;
    yield* pass(
      () => packEntry(place, entry, { modeOf, keepTimes, onRead }),
      () => refuseAborted(signal),
    );
    if (kind === "file") onFile?.();
  }
  if (isOverOthers && isEmpty && at !== "/") {
    throw new InputError(
      `the folder ${folder} is empty: over a base or an archive it cannot come to ${at} because a layer that makes a folder says whose it is, also of one that is there. Put a file into it, or give an archive that has the folder`,
      {},
    );
  }
  yield TAR_END;
}

function refuseOdd(inside: string, place: string): void {
  if (WHITEOUT.test(inside)) {
    throw new InputError(`${shownPath(place)} cannot be in a layer: ".wh." begins what takes files away`, {});
  }
  const problem = lengthProblem(inside);
  if (problem !== undefined) throw new InputError(`${shownPath(place)} cannot be in a layer: its path ${problem}`, {});
}

function folderHeader(path: string): Uint8Array {
  return encodeHeader({ path: `${path}/`, kind: "folder", size: 0, mode: folderMode(path), target: "" });
}

function folderMode(path: string): number {
  return SPECIAL.get(path) ?? 0o755;
}

function programOrNot(mode: number): number {
  return mode & 0o100 ? 0o755 : 0o644;
}
