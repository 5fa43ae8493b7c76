import { stat } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import { pass, refuseAborted } from "@slipway/core/internal";
import { type LayerRights, madeFolder, madePlace, type Rights, rightsOf } from "./layer-rights.ts";
import type { LayerWatch } from "./layer-watch.ts";
import { packEntry } from "./pack-entry.ts";
import { lengthProblem, shownPath } from "./path-limits.ts";
import { encodeHeader, TAR_END } from "./tar-codec.ts";
import { type FolderEntry, walkFolder } from "./walk-folder.ts";

/** What is in a folder, at a place in the image. */
export interface FolderLayer extends LayerRights {
  readonly folder: string;
  /**
   * Where it comes to lie: an absolute path such as `/app`, or `/`. It is made where it is not there, as root's; what a base or an archive
   * below has there, and on the way to it, keeps its owner and mode: so there has to be something in the folder, unless `makeAt` is
   * said. No folder of a layer below may have a link there.
   */
  readonly at: string;
  /** Makes `at` itself with `owner` and `mode`, or gives it to them where it is there: so that a program may write there. Default: false. */
  readonly makeAt?: boolean | undefined;
  /** Keeps the times of files, in whole seconds; the digest then depends on them. Default: false; all are from 1970. */
  readonly keepTimes?: boolean | undefined;
}

/** What a layer names like this takes files of the layers below away (image specification, "Whiteouts"). */
const WHITEOUT = /(^|\/)\.wh\./;

export interface LayersBelow {
  /** Something lies below that nobody here has looked into: a base, or an archive. Folders of it may be anybody's. */
  readonly isOverOthers: boolean;
  /** The paths of links that folders have in the layers below. Those of this one are added. */
  readonly links: Set<string>;
  /** What folders have said of folders in the layers below. What this one says is added. */
  readonly folders: Map<string, Rights>;
}

export function nothingBelow(isOverOthers: boolean): LayersBelow {
  return { isOverOthers, links: new Set(), folders: new Map() };
}

/**
 * The tar of a layer of what is in a folder, sorted, with the rights that `rightsOf` says. What a layer says of a folder counts for what
 * lies below too: over others it says nothing of the way to its place, which who unpacks it makes; else the way is in the layer, and what
 * was said of it below is said again.
 *
 * @throws `InputError` when something in it cannot be in a layer; `ContentError` when it changes meanwhile.
 */
export async function* packFolderLayer(
  { folder, at, keepTimes, makeAt = false, ...rights }: FolderLayer,
  { isOverOthers, links, folders }: LayersBelow,
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
  const inside = names.join("/");
  for (const path of isOverOthers ? (makeAt ? [inside] : []) : way) {
    const said = makeAt && path === inside ? madePlace(path, rights) : (folders.get(path) ?? madeFolder(path));
    folders.set(path, said);
    yield encodeHeader({ path: `${path}/`, kind: "folder", size: 0, ...said, target: "" });
  }
  let isEmpty = true;
  for await (const { path, kind } of walkFolder(folder)) {
    isEmpty = false;
    const entry: FolderEntry = { path: [...names, path].join("/"), kind };
    const place = join(folder, path);
    refuseOdd(entry.path, place);
    // In its place it would take away what is reached through it.
    if (kind === "folder") refuseLink(entry.path);
    else if (kind === "link") links.add(entry.path);
    else links.delete(entry.path);
    const said = (mode: number): Rights => {
      const its = rightsOf(entry, place, mode, rights);
      if (kind === "folder") folders.set(entry.path, its);
      return its;
    };
    yield* pass(
      () => packEntry(place, entry, { rightsOf: said, keepTimes, onRead }),
      () => refuseAborted(signal),
    );
    if (kind === "file") onFile?.();
  }
  if (isOverOthers && isEmpty && at !== "/" && !makeAt) {
    throw new InputError(
      `the folder ${folder} is empty: over a base or an archive it cannot come to ${at} because a layer that makes a folder says whose it is, also of one that is there. Put a file into it, or ask for that with makeAt`,
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
