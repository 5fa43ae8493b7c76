import { lstat, readlink, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { InputError } from "@slipway/core";
import { fileProblem } from "../file-problem.ts";
import { pathBelow } from "../follow-link.ts";
import { isMissing } from "../ignored.ts";
import type { FoundFile } from "../walk.ts";

/**
 * Finds what stands at a path below a folder: a file, or a link, which is not followed. `root` is the folder without links in its own
 * path.
 *
 * @returns undefined for what is not there, or is neither of them.
 * @throws `InputError` for a path that leads out of the folder through a link on its way.
 */
export async function findFile(root: string, path: string): Promise<FoundFile | undefined> {
  const named = join(root, path);
  let folder: string;
  try {
    folder = await realpath(dirname(named));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw fileProblem(path, error);
  }
  if (pathBelow(root, folder) === undefined) {
    // A folder of the machine's own may be linked, as long as nothing in it is meant.
    if ((await foundAt(path, join(folder, basename(named)))) === undefined) return undefined;
    throw new InputError(
      `${JSON.stringify(path)} leads out of ${root} through a link. Deploy the folder above, with \`output\` naming the build's output in it.`,
      { parameter: "directory" },
    );
  }
  return foundAt(path, join(folder, basename(named)));
}

/** What stands at a place whose folder has no link in its path. @returns undefined for what is neither file nor link, or not there. */
export async function foundAt(path: string, location: string): Promise<FoundFile | undefined> {
  const found = await lstat(location).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw fileProblem(path, error);
  });
  if (found?.isFile()) return { path, location, size: found.size, mode: found.mode };
  if (!found?.isSymbolicLink()) return undefined;
  const link = await readlink(location);
  return { path, location, size: Buffer.byteLength(link), mode: found.mode, link };
}
