import { realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { findFileWithin, leadsToLeftOut } from "./find-file.ts";
import type { Found } from "./found-file.ts";
import type { Pace } from "./pace.ts";
import { routesFile, usualOutput } from "./prebuilt/output-place.ts";
import { refusal } from "./refusal.ts";
import { readIgnoreRules } from "./rules/ignore-files.ts";
import { walk } from "./walk.ts";

/** Finds what a deployment of a folder is made of: its files and its empty folders. An `InputError` for one without a file to deploy. */
export async function sourceFiles(folder: string, pace: Pace): Promise<Found[]> {
  // Once and for all: a link may lead elsewhere a moment later, and its rules are those of the folder that is walked.
  const root = await realpath(folder);
  const leavesOut = await readIgnoreRules(root, pace);
  const found: Found[] = [];
  for await (const each of walk({ path: "" }, root, { leavesOut, pace })) found.push(each);
  if (found.every(({ isFolder }) => isFolder)) {
    const hasOutput = await stat(join(root, usualOutput)).then(
      () => true,
      () => false,
    );
    const help = hasOutput
      ? "Its build's output, which is left out, is deployed with `prebuilt: true`"
      : "What .vercelignore names, .git, node_modules and the like are left out";
    throw refusal(`${folder} holds no file to deploy. ${help}.`);
  }
  // It stands in a folder that is left out otherwise, whatever that folder is.
  const routes = await findFileWithin(root, { path: routesFile });
  const isFound = found.some(({ path }) => path === routesFile);
  if (routes && !isFound && !(await leadsToLeftOut(root, routes, leavesOut, pace))) found.push(routes);
  return found;
}
