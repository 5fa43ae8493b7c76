import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathProblem } from "../deploy/path-problem.ts";
import { badName, fileProblem, type Named } from "./file-problem.ts";
import { type Found, foundAt } from "./found-file.ts";
import { inFolder } from "./in-folder.ts";
import { type Pace, paceOf } from "./pace.ts";
import { type LeavesOut, noRules } from "./rules/ignore-rules.ts";

export interface WalkOptions {
  readonly leavesOut?: LeavesOut | undefined;
  readonly pace?: Pace | undefined;
}

/**
 * Finds the files of a folder that no rule leaves out, by path, and the folders in it of which nothing else is found. Links are found as
 * links, and none is followed: what one leads to is for the platform to find. A socket or a pipe is passed over.
 *
 * @param folder with its path in the deployment, `""` for all of it.
 * @param location of it on disk, without a link anywhere in it.
 * @throws `InputError` for what may not be read, for a link put in a folder's place, and for a name with a backslash or no UTF-8;
 * `AbortedError`.
 */
export async function* walk(
  folder: Named,
  location: string,
  { leavesOut = noRules, pace = paceOf() }: WalkOptions = {},
): AsyncGenerator<Found> {
  // A stack of our own: folders may be in each other by the thousand.
  const open = [await folderOf(folder, location)];
  for (let current = open.at(-1); current; current = open.at(-1)) {
    await pace();
    const found = current.rest.pop();
    if (!found) {
      open.pop();
      if (current.self && current.isEmpty) yield* handedOn(current.self);
      continue;
    }
    // A rule that ends in / leaves out what is in a folder, and not the folder.
    if (found.isFolder && !(await leavesOut(`${found.path}/`, pace))) {
      open.push({ ...(await folderOf(found, found.location)), self: found });
    } else yield* handedOn(found);
  }

  async function folderOf(named: Named, location: string): Promise<OpenFolder> {
    const entries = await inFolder(named, location, (at) => entriesOf(named, location, at, leavesOut, pace));
    return { rest: entries.reverse(), isEmpty: true };
  }

  function* handedOn(found: Found): Generator<Found> {
    refuseName(found);
    // Those above one that is not empty are not either.
    for (let above = open.length - 1; above >= 0; above--) {
      const folder = open[above];
      if (!folder?.isEmpty) break;
      folder.isEmpty = false;
    }
    yield found;
  }
}

interface OpenFolder {
  readonly rest: Found[];
  /** Itself, as it is handed on where nothing of it is; absent for the folder that the walk began with. */
  readonly self?: Found;
  isEmpty: boolean;
}

/** What stands in a folder and is not left out; `at` is by which path it is looked up. */
async function entriesOf(
  folder: Named,
  location: string,
  at: string,
  leavesOut: LeavesOut,
  pace: Pace,
): Promise<Found[]> {
  const names = await readNames(folder, at);
  const isDoubtful = names.some((name) => name.includes("\ufffd"));
  const broken = isDoubtful ? await readBrokenNames(folder, at) : undefined;
  const entries: Found[] = [];
  for (const name of names) {
    await pace();
    const path = folder.path === "" ? name : `${folder.path}/${name}`;
    if (await leavesOut(path, pace)) continue;
    const named = { path, built: folder.built };
    if (broken?.has(name)) throw badName(named, "has a name that is no UTF-8");
    const place = join(at, name);
    const found = await foundAt(named, join(location, name), await look(named, place), place);
    if (found) entries.push(found);
  }
  return entries;
}

/** What stands at a place of a folder. @throws `InputError` that names it, when it is gone or may not be looked at. */
async function look(named: Named, location: string): Promise<Stats> {
  try {
    return await lstat(location);
  } catch (error) {
    throw fileProblem(named, error);
  }
}

/** The names in a folder, in order. @throws `InputError` that names it, when it is gone or may not be read. */
async function readNames(named: Named, location: string): Promise<string[]> {
  try {
    return (await readdir(location)).sort();
  } catch (error) {
    throw fileProblem(named, error);
  }
}

/** The same of names that are no UTF-8: in text, a part of one is U+FFFD, by which nothing is found, or another file whose name has that character. */
async function readBrokenNames(named: Named, location: string): Promise<ReadonlySet<string>> {
  const names = await readdir(location, { encoding: "buffer" }).catch((error: unknown) => {
    throw fileProblem(named, error);
  });
  return new Set(names.filter((name) => !Buffer.from(name.toString()).equals(name)).map((name) => name.toString()));
}

/** Refuses a path that no deployment takes: Linux has names that are no paths elsewhere. @throws `InputError` */
function refuseName(named: Named): void {
  const problem = pathProblem(named.path);
  if (problem) throw badName(named, problem);
}
