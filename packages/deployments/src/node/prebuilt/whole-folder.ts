import { lstat } from "node:fs/promises";
import { isAbsolute, join, posix } from "node:path";
import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { fileProblem, isMissing, refusal } from "../file-problem.ts";

/** @throws `InputError` that names the parameter, for a path that is not below the folder. */
export function pathWithin(given: string, parameter: string, what = `\`${parameter}\``): string {
  const path = posix.normalize(`./${given}`).replace(/\/$/, "");
  if (!isAbsolute(given) && path !== "." && path !== ".." && !path.startsWith("../")) return path;
  throw new InputError(`${what} has to be a path below \`directory\`, not ${quoteText(given)}.`, { parameter });
}

/** Where a folder is that is sent whole; an `InputError` for a link in its path: all that it leads to would be sent, what is left out otherwise, too. */
export async function wholeFolder(root: string, path: string): Promise<string> {
  const parts = path.split("/");
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join("/");
    const found = await lstat(join(root, part)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw fileProblem({ path: part, built: true }, error);
    });
    if (!found?.isSymbolicLink()) continue;
    throw refusal(
      `${quoteText(part)} in ${root} is a link; the folder itself has to be there. Put the folder in its place, or name the real one.`,
    );
  }
  return join(root, path);
}
