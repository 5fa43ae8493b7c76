import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathProblem } from "../deploy/path-problem.ts";
import { badNameError, fileError, type PathInfo } from "./file-problem.ts";
import { entryAt, type FoundEntry } from "./found-file.ts";
import { inFolder } from "./in-folder.ts";
import { type Pace, paceOf } from "./pace.ts";
import { type LeavesOut, noRules } from "./rules/ignore-rules.ts";

export interface WalkOptions {
  readonly leavesOut?: LeavesOut | undefined;
  readonly pace?: Pace | undefined;
}

/**
 * Finds the files of a folder that no rule ignores, sorted by path, and its empty folders. Links are not followed, which is left to the
 * platform. Sockets and pipes are skipped.
 *
 * @param folder with its path in the deployment, `""` for all of it.
 * @param location of it on disk, without a link anywhere in it.
 * @throws `InputError` for what may not be read, for a link put in a folder's place, and for a name with a backslash or no UTF-8;
 * `AbortedError`.
 */
export async function* walk(
  folder: PathInfo,
  location: string,
  { leavesOut = noRules, pace = paceOf() }: WalkOptions = {},
): AsyncGenerator<FoundEntry> {
  // An explicit stack, because folders may be nested a thousand times.
  const open = [await folderOf(folder, location)];
  for (let current = open.at(-1); current; current = open.at(-1)) {
    await pace();
    const entry = current.rest.pop();
    if (!entry) {
      open.pop();
      if (current.self && current.isEmpty) yield* emit(current.self);
      continue;
    }
    if (entry.isFolder && !(await leavesOut(`${entry.path}/`, pace))) {
      open.push({ ...(await folderOf(entry, entry.location)), self: entry });
    } else yield* emit(entry);
  }

  async function folderOf(info: PathInfo, location: string): Promise<OpenFolder> {
    const entries = await inFolder(info, location, (at) => readFolder(info, location, at, leavesOut, pace));
    return { rest: entries.reverse(), isEmpty: true };
  }

  function* emit(entry: FoundEntry): Generator<FoundEntry> {
    refuseName(entry);
    for (let above = open.length - 1; above >= 0; above--) {
      const folder = open[above];
      if (!folder?.isEmpty) break;
      folder.isEmpty = false;
    }
    yield entry;
  }
}

interface OpenFolder {
  readonly rest: FoundEntry[];
  /** The folder's entry, emitted if the folder is empty; absent for the root. */
  readonly self?: FoundEntry;
  isEmpty: boolean;
}

/** Entries of a folder that are not ignored; `at` is its path for the file system. */
async function readFolder(
  folder: PathInfo,
  location: string,
  at: string,
  leavesOut: LeavesOut,
  pace: Pace,
): Promise<FoundEntry[]> {
  const names = await readNames(folder, at);
  const isDoubtful = names.some((name) => name.includes("\ufffd"));
  const broken = isDoubtful ? await readBrokenNames(folder, at) : undefined;
  const entries: FoundEntry[] = [];
  for (const name of names) {
    await pace();
    const path = folder.path === "" ? name : `${folder.path}/${name}`;
    if (await leavesOut(path, pace)) continue;
    const info = { path, built: folder.built };
    if (broken?.has(name)) throw badNameError(info, "has a name that is not UTF-8");
    const place = join(at, name);
    const entry = await entryAt(info, join(location, name), await statEntry(info, place), place);
    if (entry) entries.push(entry);
  }
  return entries;
}

async function statEntry(info: PathInfo, location: string): Promise<Stats> {
  try {
    return await lstat(location);
  } catch (error) {
    throw fileError(info, error);
  }
}

async function readNames(info: PathInfo, location: string): Promise<string[]> {
  try {
    return (await readdir(location)).sort();
  } catch (error) {
    throw fileError(info, error);
  }
}

/** Names that are not UTF-8. As text they contain U+FFFD, which finds no file, or another one. */
async function readBrokenNames(info: PathInfo, location: string): Promise<ReadonlySet<string>> {
  const names = await readdir(location, { encoding: "buffer" }).catch((error: unknown) => {
    throw fileError(info, error);
  });
  return new Set(names.filter((name) => !Buffer.from(name.toString()).equals(name)).map((name) => name.toString()));
}

/** Refuses names that are valid on Linux, but not in a deployment. @throws `InputError` */
function refuseName(info: PathInfo): void {
  const problem = pathProblem(info.path);
  if (problem) throw badNameError(info, problem);
}
