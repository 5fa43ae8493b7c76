import { stat } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import { refuseAborted, tapChunks } from "@slipway/core/internal";
import { type FolderEntry, walkFolder } from "./folder-files.ts";
import { defaultFolderRights, type LayerRights, type Rights, rightsOf, targetFolderRights } from "./layer-rights.ts";
import type { LayerWatch } from "./layer-watch.ts";
import { type ListedEntry, packEntries } from "./pack-entry.ts";
import { lengthProblem, quotePath } from "./path-limits.ts";
import { encodeHeader, TAR_END } from "./tar-codec.ts";

/** A layer of the contents of a folder. */
export interface FolderLayer extends LayerRights {
  readonly folder: string;
  /**
   * Path in the image: absolute, such as `/app`, or `/`. It is made as root's where it is absent; folders of a base or an archive below
   * keep their owner and mode, so the folder must not be empty over those, unless `makeAt` is set. No folder of a layer below may have a
   * link there.
   */
  readonly at: string;
  /** Makes `at` itself with `owner` and `mode`, or gives them to the existing folder, so that a program may write there. Default: false. */
  readonly makeAt?: boolean | undefined;
  /** Keeps the times of files, in whole seconds; the digest then depends on them. Default: false; all are from 1970. */
  readonly keepTimes?: boolean | undefined;
}

/** Entries with these names remove files of the layers below (image specification, "Whiteouts"). */
const WHITEOUT = /(^|\/)\.wh\./;

export interface LayersBelow {
  /** Whether a base or an archive lies below, whose folders are unknown and may have any owner. */
  readonly isOverOthers: boolean;
  /** Paths of links in the folders of the layers below. This layer adds its own. */
  readonly links: Set<string>;
  /** Rights of folders in the layers below. This layer adds its own. */
  readonly folders: Map<string, Rights>;
}

export function nothingBelow(isOverOthers: boolean): LayersBelow {
  return { isOverOthers, links: new Set(), folders: new Map() };
}

/**
 * Packs a folder as a layer's tar, sorted, with the rights of `rightsOf`. An entry for a folder also changes that folder of the layers
 * below: over a base or an archive the parents of `at` get no entries, and the unpacking program makes them; else they have entries
 * that repeat the rights of the layers below.
 *
 * @throws `InputError` when something in it cannot be in a layer; `ContentError` when it changes meanwhile.
 */
export async function* packFolderLayer(
  { folder, at, keepTimes, makeAt = false, ...rights }: FolderLayer,
  { isOverOthers, links, folders }: LayersBelow,
  { signal, onFile, onRead }: LayerWatch,
): AsyncGenerator<Uint8Array, void> {
  refuseAborted(signal);
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw new InputError(`${folder} is not a folder`, {});
  const names = at.split("/").filter((name) => name !== "");
  refuseOdd(names.join("/"), at);
  const parents = names.map((_, index) => names.slice(0, index + 1).join("/"));
  const target = makeAt ? parents.at(-1) : undefined;
  const refuseLink = (path: string): void => {
    if (!links.has(path)) return;
    throw new InputError(
      `the folder ${folder} cannot come to ${at}: ${quotePath(`/${path}`)} is a link in a layer below. Name where it leads`,
      {},
    );
  };
  parents.forEach(refuseLink);
  for (const path of isOverOthers ? parents.filter((each) => each === target) : parents) {
    const own = path === target ? targetFolderRights(path, rights) : (folders.get(path) ?? defaultFolderRights(path));
    folders.set(path, own);
    yield encodeHeader({ path: `${path}/`, kind: "folder", size: 0, ...own, target: "" });
  }
  let isEmpty = true;
  async function* list(): AsyncGenerator<ListedEntry, void> {
    for await (const { path, kind } of walkFolder(folder)) {
      refuseAborted(signal);
      isEmpty = false;
      const entry: FolderEntry = { path: [...names, path].join("/"), kind };
      const place = join(folder, path);
      refuseOdd(entry.path, place);
      // A folder in its place would replace the link.
      if (kind === "folder") refuseLink(entry.path);
      else if (kind === "link") links.add(entry.path);
      else links.delete(entry.path);
      const entryRights = (mode: number): Rights => {
        const rightsHere = rightsOf(entry, place, mode, rights);
        if (kind === "folder") folders.set(entry.path, rightsHere);
        return rightsHere;
      };
      yield { place, entry, options: { rightsOf: entryRights, keepTimes, onRead } };
      if (kind === "file") onFile?.();
    }
  }
  yield* tapChunks(
    () => packEntries(list()),
    () => refuseAborted(signal),
  );
  if (isOverOthers && isEmpty && at !== "/" && !makeAt) {
    throw new InputError(
      `the folder ${folder} is empty: over a base or an archive it cannot come to ${at}, because its layer would change the owner and mode of a folder that is there. Put a file into it, or allow that with makeAt`,
      {},
    );
  }
  yield TAR_END;
}

function refuseOdd(inside: string, place: string): void {
  if (WHITEOUT.test(inside)) {
    throw new InputError(`${quotePath(place)} cannot be in a layer: names that begin with ".wh." delete files`, {});
  }
  const problem = lengthProblem(inside);
  if (problem !== undefined) throw new InputError(`${quotePath(place)} cannot be in a layer: its path ${problem}`, {});
}
