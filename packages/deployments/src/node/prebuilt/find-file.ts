import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { InputError } from "@slipway/core";
import { fileProblem } from "../file-problem.ts";
import { pathBelow } from "../follow-link.ts";
import { isMissing } from "../ignored.ts";
import { look } from "../look.ts";
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
    throw new InputError(
      `${JSON.stringify(path)} leads out of ${root} through a link. Deploy the folder above, with \`output\` naming the build's output in it.`,
      { parameter: "directory" },
    );
  }
  try {
    return await foundAt(path, join(folder, basename(named)));
  } catch (error) {
    if (error instanceof InputError && isMissing(error.cause)) return undefined;
    throw error;
  }
}

/** What stands at a place whose folder has no link in its path. @returns undefined for what is neither file nor link. */
export async function foundAt(path: string, location: string): Promise<FoundFile | undefined> {
  const found = await look(path, location);
  const { size, mode } = found;
  if (found.isFile()) return { path, location, size, mode };
  if (!found.isSymbolicLink()) return undefined;
  const link = await readlink(location);
  return { path, location, size: Buffer.byteLength(link), mode, link };
}
