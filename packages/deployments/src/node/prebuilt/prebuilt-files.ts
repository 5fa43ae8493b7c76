import { realpath } from "node:fs/promises";
import { join, posix } from "node:path";
import { find, findFile, leadsToLeftOut } from "../find-file.ts";
import type { Found } from "../found-file.ts";
import { type Pace, paceOf } from "../pace.ts";
import { readOwnRules } from "../rules/ignore-files.ts";
import { walk } from "../walk.ts";
import { judgeOutput } from "./judge-output.ts";
import { namedOutside } from "./named-outside.ts";
import { pathWithin, wholeFolder } from "./whole-folder.ts";

/** The folder of a build's output, below the project's. */
export const usualOutput = ".vercel/output";

/** What a project's own routes are kept in, below the folder that is deployed; the platform reads it with each deployment. */
export const routesFile = ".vercel/routes.json";

/** What the platform reads of the project, beside the output. */
const ofProject = ["microfrontends.json", "microfrontends.jsonc"];

/** What of a folder is deployed as a build's output. */
export interface Prebuilt {
  /** Path of the output below the folder, with `/` between folders. Default: the usual one of the project. */
  readonly output?: string | undefined;
  /** Path of the project below the folder, as its link has it. Default: the folder itself. */
  readonly rootDirectory?: string | undefined;
  /** The environment that is deployed to, by its name; undefined where only its ID is known. */
  readonly environment: string | undefined;
  /** A file or folder of the project that the deployment takes redirects from. */
  readonly bulkRedirectsPath?: string | null | undefined;
}

/**
 * Finds what a prebuilt deployment is made of, in the order of the paths: the build's output, what its functions' configs name
 * outside of it, and the few files beside it that the platform reads.
 *
 * @throws `InputError` for output that is not there, is not whole, is of another version or failed, for what leads out of the folder,
 *   and for what is named and not there; `AbortedError`.
 */
export async function prebuiltFiles(
  directory: string,
  { output, rootDirectory = "", environment, bulkRedirectsPath }: Prebuilt,
  pace: Pace = paceOf(),
): Promise<Found[]> {
  const root = await realpath(directory);
  const path =
    output === undefined
      ? pathWithin(
          posix.join(rootDirectory, usualOutput),
          "directory",
          "The project's folder that .vercel/repo.json names",
        )
      : pathWithin(output, "output");
  const location = await wholeFolder(root, path);
  const [config, builds] = [
    await findFile(root, { path: `${path}/config.json`, built: true }),
    await findFile(root, { path: `${path}/builds.json`, built: true }),
  ] as const;
  await judgeOutput({ config, builds }, join(directory, path), environment);

  const found = new Map<string, Found>();
  for await (const file of walk({ path, built: true }, location, { pace })) found.set(file.path, file);
  const surroundings = { leavesOut: await readOwnRules(root, pace), pace, known: new Set(found.keys()) };
  for (const file of [...found.values()]) {
    // One that is a link is read where it leads to, if that is in the output.
    if (posix.basename(file.path) !== ".vc-config.json" || file.isFolder || file.link !== undefined) continue;
    for await (const named of namedOutside(root, file, surroundings)) found.set(named.path, named);
  }
  const project = path.endsWith(`/${usualOutput}`) ? path.slice(0, -usualOutput.length) : "";
  for (const name of [routesFile, ...ofProject.map((each) => project + each)]) {
    const file = await findFile(root, { path: name, built: true });
    if (file && !(await leadsToLeftOut(root, file, surroundings.leavesOut, pace))) found.set(file.path, file);
  }
  if (bulkRedirectsPath) {
    const redirects = { path: pathWithin(project + bulkRedirectsPath, "bulkRedirectsPath"), built: true };
    const named = await find(root, redirects);
    if (named?.isFolder) {
      const folder = await wholeFolder(root, redirects.path);
      for await (const each of walk(redirects, folder, { pace })) found.set(each.path, each);
    } else if (named) found.set(named.path, named);
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
