import { isAbsolute, posix } from "node:path";
import { InputError } from "@slipway/core/call";
import { quoted } from "@slipway/core/internal";
import { find, leadsToLeftOut } from "../find-file.ts";
import type { Found } from "../found-file.ts";
import type { Pace } from "../pace.ts";
import type { LeavesOut } from "../rules/ignore-rules.ts";
import { walk } from "../walk.ts";
import { pathWithin, wholeFolder } from "./whole-folder.ts";

/**
 * Finds what a deployment takes redirects from: a file, or all of a folder but what functions may not take either.
 *
 * @param project path of the project's own folder, from which the file is named; `""` for the whole.
 * @throws `InputError` for a path that is absolute, leads out of the folder, or to one that the project is in.
 */
export async function* bulkRedirects(
  root: string,
  project: string,
  given: string,
  { leavesOut, pace }: { readonly leavesOut: LeavesOut; readonly pace: Pace },
): AsyncGenerator<Found> {
  const parameter = "bulkRedirectsPath";
  const named = { path: pathWithin(posix.join(project, given), parameter), built: true };
  if (isAbsolute(given) || isAbove(named.path, project)) {
    throw new InputError(
      `\`${parameter}\` has to be the path of a file or a folder from the project's own folder, not ${quoted(given)}.`,
      { parameter },
    );
  }
  const found = await find(root, named);
  if (!found) return;
  if (found.isFolder) yield* walk(named, await wholeFolder(root, named.path), { leavesOut, pace });
  // As what a function names: a link on the way may lead to what nobody means to send.
  else if (!(await leadsToLeftOut(root, found, leavesOut, pace))) yield found;
}

/** Whether a folder is that of the project, or one that holds it. */
function isAbove(path: string, project: string): boolean {
  return `${project}/`.startsWith(`${path}/`);
}
