import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { isInputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { fileError, folderError, isMissing, type PathInfo } from "./file-problem.ts";
import { entryAt, type FoundEntry, type FoundFile } from "./found-file.ts";
import { inFolder } from "./in-folder.ts";
import type { Pace } from "./pace.ts";
import type { LeavesOut } from "./rules/ignore-rules.ts";

/** Finds a file, folder or unfollowed link below `root`, which has no links. @throws `InputError` for a path that leads out of it or in circles. */
export async function findEntry(root: string, info: PathInfo): Promise<FoundEntry | undefined> {
  const entry = await findAnywhere(root, info);
  // A link to an outside folder is deployable, but not the files in it.
  if (entry && !isWithinRoot(root, entry)) {
    throw folderError(
      `${quoteText(info.path)} leads out of ${root} through a link. Deploy the folder above, with \`output\` naming the build's output in it.`,
    );
  }
  return entry;
}

export async function findFile(root: string, info: PathInfo): Promise<FoundFile | undefined> {
  const entry = await findEntry(root, info);
  return entry?.isFolder ? undefined : entry;
}

export async function findFileWithin(root: string, info: PathInfo): Promise<FoundFile | undefined> {
  const entry = await findAnywhere(root, info);
  return entry && !entry.isFolder && isWithinRoot(root, entry) ? entry : undefined;
}

function isWithinRoot(root: string, { location }: FoundEntry): boolean {
  return pathBelow(root, dirname(location)) !== undefined;
}

async function findAnywhere(root: string, info: PathInfo): Promise<FoundEntry | undefined> {
  const place = join(root, info.path);
  let folder: string;
  try {
    folder = await realpath(dirname(place));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw fileError(info, error);
  }
  return lookUp(info, folder, basename(place));
}

/** Tells whether links on the path lead to an ignored file: a link's author could publish files that nobody means to. */
export async function leadsToLeftOut(
  root: string,
  file: FoundEntry,
  leavesOut: LeavesOut,
  pace: Pace,
): Promise<boolean> {
  const path = pathBelow(root, file.location);
  return path !== undefined && path !== file.path && (await leavesOut(path, pace));
}

async function lookUp(info: PathInfo, folder: string, name: string): Promise<FoundEntry | undefined> {
  try {
    return await inFolder(info, folder, async (at) => {
      const place = join(at, name);
      return entryAt(info, join(folder, name), await lstat(place), place);
    });
  } catch (error) {
    if (isMissing(error) || (isInputError(error) && isMissing(error.cause))) return undefined;
    throw fileError(info, error);
  }
}

/** Path of a location below the folder, with `/` between folders; `""` for the folder itself, `undefined` outside of it. */
function pathBelow(root: string, location: string): string | undefined {
  const path = relative(root, location);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return undefined;
  return path.split(sep).join("/");
}
