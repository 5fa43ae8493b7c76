import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { isInputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { fileProblem, isMissing, type Named, refusal } from "./file-problem.ts";
import { type Found, type FoundFile, foundAt } from "./found-file.ts";
import { inFolder } from "./in-folder.ts";
import type { Pace } from "./pace.ts";
import type { LeavesOut } from "./rules/ignore-rules.ts";

/** Finds a file, folder or link, not followed, at a path below `root`, which has no links; `InputError` for a path that leads out of it or in circles. */
export async function find(root: string, named: Named): Promise<Found | undefined> {
  const found = await findAnywhere(root, named);
  // A folder of the machine's own may be linked, as long as nothing in it is meant.
  if (found && !isBelow(root, found)) {
    throw refusal(
      `${quoteText(named.path)} leads out of ${root} through a link. Deploy the folder above, with \`output\` naming the build's output in it.`,
    );
  }
  return found;
}

/** The same of a file or a link; a folder is passed over. */
export async function findFile(root: string, named: Named): Promise<FoundFile | undefined> {
  const found = await find(root, named);
  return found?.isFolder ? undefined : found;
}

/** The same; what is out of the folder is passed over. */
export async function findFileWithin(root: string, named: Named): Promise<FoundFile | undefined> {
  const found = await findAnywhere(root, named);
  return found && !found.isFolder && isBelow(root, found) ? found : undefined;
}

function isBelow(root: string, { location }: Found): boolean {
  return pathBelow(root, dirname(location)) !== undefined;
}

async function findAnywhere(root: string, named: Named): Promise<Found | undefined> {
  const place = join(root, named.path);
  let folder: string;
  try {
    folder = await realpath(dirname(place));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw fileProblem(named, error);
  }
  return lookedAt(named, folder, basename(place));
}

/** Whether links on the way to a file lead to what is left out: who may add a link may name with it what nobody means to publish. */
export async function leadsToLeftOut(root: string, file: Found, leavesOut: LeavesOut, pace: Pace): Promise<boolean> {
  const path = pathBelow(root, file.location);
  return path !== undefined && path !== file.path && (await leavesOut(path, pace));
}

async function lookedAt(named: Named, folder: string, name: string): Promise<Found | undefined> {
  try {
    return await inFolder(named, folder, async (at) => {
      const place = join(at, name);
      return foundAt(named, join(folder, name), await lstat(place), place);
    });
  } catch (error) {
    // There is nothing, or what should be the folder is a file.
    if (isMissing(error) || (isInputError(error) && isMissing(error.cause))) return undefined;
    throw fileProblem(named, error);
  }
}

/** Path of what is in the folder, with `/` between folders, and `""` for the folder itself; `undefined` for what is not in it. */
function pathBelow(root: string, location: string): string | undefined {
  const path = relative(root, location);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return undefined;
  return path.split(sep).join("/");
}
