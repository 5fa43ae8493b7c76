import { lstat } from "node:fs/promises";
import { isAbsolute, join, posix } from "node:path";
import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { fileError, folderError, isMissing } from "../file-problem.ts";

/** @throws `InputError` that names the parameter, for a path that is not below the folder. */
export function pathWithin(relativePath: string, parameter: string, what = `\`${parameter}\``): string {
  const path = posix.normalize(`./${relativePath}`).replace(/\/$/, "");
  if (!isAbsolute(relativePath) && path !== "." && path !== ".." && !path.startsWith("../")) return path;
  throw new InputError(`${what} has to be a path below \`directory\`, not ${quoteText(relativePath)}.`, { parameter });
}

/** Location of a folder that is sent completely. @throws `InputError` for a link in its path, which would also send ignored files of its target. */
export async function wholeFolder(root: string, path: string): Promise<string> {
  const parts = path.split("/");
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join("/");
    const stats = await lstat(join(root, part)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw fileError({ path: part, built: true }, error);
    });
    if (!stats?.isSymbolicLink()) continue;
    throw folderError(
      `${quoteText(part)} in ${root} is a link; the folder itself has to be there. Put the folder in its place, or name the real one.`,
    );
  }
  return join(root, path);
}
