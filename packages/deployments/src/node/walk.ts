import { join } from "node:path";
import { badName, type Named } from "./file-problem.ts";
import { type Found, foundAt } from "./found-file.ts";
import { inFolder } from "./in-folder.ts";
import { look, readBrokenNames, readNames, refuseName } from "./look.ts";
import { type Pace, paceOf } from "./pace.ts";
import { type LeavesOut, noRules } from "./rules/ignore-rules.ts";

/** How a folder is walked. */
export interface WalkOptions {
  /** What is left out. Default: nothing. */
  readonly leavesOut?: LeavesOut | undefined;
  readonly pace?: Pace | undefined;
}

/**
 * Finds the files of a folder that no rule leaves out, in the order of their paths, and the folders in it of which nothing else is
 * found: those that are empty, and those whose content is left out.
 *
 * Links are found as links, and none is followed: what one leads to is for the platform to find among the files of the
 * deployment. What is neither file, link nor folder (a socket, a pipe) is passed over.
 *
 * @param folder with its path in the deployment, `""` for all of it.
 * @param location of it on disk, without a link anywhere in it.
 * @throws `InputError` for what may not be read, for a folder in whose place a link was put meanwhile, and for a name with a backslash or one that is no UTF-8; `AbortedError`.
 */
export async function* walk(
  folder: Named,
  location: string,
  { leavesOut = noRules, pace = paceOf() }: WalkOptions = {},
): AsyncGenerator<Found> {
  const entries = await inFolder(folder, location, (at) => entriesOf(folder, location, at, leavesOut, pace));
  for (const found of entries) {
    await pace();
    const { path } = found;
    let isEmpty = true;
    // A rule that ends in / leaves out what is in a folder, and not the folder.
    if (found.isFolder && !(await leavesOut(`${path}/`, pace))) {
      for await (const within of walk(found, found.location, { leavesOut, pace })) {
        isEmpty = false;
        yield within;
      }
    }
    if (!isEmpty) continue;
    refuseName(found);
    yield found;
  }
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
