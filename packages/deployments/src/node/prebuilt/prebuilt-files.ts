import { realpath } from "node:fs/promises";
import { isAbsolute, join, posix } from "node:path";
import { InputError } from "@slipway/core";
import { fileProblem } from "../file-problem.ts";
import { pathBelow } from "../follow-link.ts";
import { isMissing, readOwnRules } from "../ignored.ts";
import type { FoundFile } from "../walk.ts";
import { findFile } from "./find-file.ts";
import { judgeOutput } from "./judge-output.ts";
import { namedOutside } from "./named-outside.ts";
import { walkOutput } from "./walk-output.ts";

/** The folder of a build's output, below the project's. */
export const usualOutput = ".vercel/output";

/** What a project's own routes are kept in, below the folder that is deployed; the platform reads it with each deployment. */
export const routesFile = ".vercel/routes.json";

/** What the platform reads of the project, beside the output. */
const ofProject = ["microfrontends.json", "microfrontends.jsonc"];

/** What of a folder is deployed as a build's output. */
export interface Prebuilt {
  /** Path of the output below the folder, with `/` between folders. */
  readonly output: string;
  /** The environment that is deployed to. */
  readonly target: string;
  /** A file or folder of the project that the deployment takes redirects from. */
  readonly bulkRedirectsPath?: string | undefined;
}

/**
 * Finds what a prebuilt deployment is made of, in the order of the paths: the build's output, what its functions' configs name
 * outside of it, and the few files beside it that the platform reads.
 *
 * @throws `InputError` for output that is not there, is not whole, is of another version or failed, for what leads out of the folder,
 *   and for what is named and not there.
 */
export async function prebuiltFiles(
  directory: string,
  { output, target, bulkRedirectsPath }: Prebuilt,
): Promise<FoundFile[]> {
  const root = await realpath(directory);
  const path = pathWithin(output, "output");
  const [config, builds] = [
    await findFile(root, `${path}/config.json`),
    await findFile(root, `${path}/builds.json`),
  ] as const;
  await judgeOutput({ config, builds }, join(directory, path), target);

  const found = new Map<string, FoundFile>();
  const ignored = await readOwnRules(root);
  for await (const file of walkOutput(path, await folderOf(root, path))) found.set(file.path, file);
  for (const file of [...found.values()]) {
    if (posix.basename(file.path) !== ".vc-config.json" || file.link !== undefined) continue;
    for await (const named of namedOutside(root, file, { ignored, known: found })) found.set(named.path, named);
  }
  const project = path.endsWith(`/${usualOutput}`) ? path.slice(0, -usualOutput.length) : "";
  for (const name of [routesFile, ...ofProject.map((each) => project + each)]) {
    const file = await findFile(root, name);
    if (file && file.link === undefined) found.set(file.path, file);
  }
  if (bulkRedirectsPath !== undefined) {
    const path = pathWithin(project + bulkRedirectsPath, "bulkRedirectsPath");
    const file = await findFile(root, path);
    if (file) found.set(path, file);
    else for await (const each of walkOutput(path, await folderOf(root, path))) found.set(each.path, each);
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** @throws `InputError` that names the parameter, for a path that is not below the folder. */
function pathWithin(given: string, parameter: string): string {
  const path = posix.normalize(`./${given}`).replace(/\/$/, "");
  if (!isAbsolute(given) && path !== "." && path !== ".." && !path.startsWith("../")) return path;
  throw new InputError(`\`${parameter}\` has to be a path below \`directory\`, not ${JSON.stringify(given)}.`, {
    parameter,
  });
}

async function folderOf(root: string, path: string): Promise<string> {
  try {
    const folder = await realpath(join(root, path));
    if (pathBelow(root, folder) !== undefined) return folder;
  } catch (error) {
    if (!isMissing(error)) throw fileProblem(path, error);
    throw new InputError(`There is neither a file nor a folder ${JSON.stringify(path)} in ${root}.`, {
      parameter: "directory",
      cause: error,
    });
  }
  throw new InputError(`${JSON.stringify(path)} is a link that leads out of ${root}.`, {
    parameter: "directory",
  });
}
