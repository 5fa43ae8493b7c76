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

/**
 * Finds what a prebuilt deployment is made of, in the order of the paths: the build's output, what its functions' configs name
 * outside of it, and the few files beside it that the platform reads.
 *
 * @param output path of the output below the folder, with `/` between folders.
 * @param target the environment that is deployed to.
 * @throws `InputError` for output that is not there, is not whole, is of another version or failed, for what leads out of the folder,
 *   and for what is named and not there.
 */
export async function prebuiltFiles(directory: string, output: string, target: string): Promise<FoundFile[]> {
  const root = await realpath(directory);
  const path = posix.normalize(`./${output}`).replace(/\/$/, "");
  if (isAbsolute(output) || path === "." || path === ".." || path.startsWith("../")) {
    throw new InputError(
      `\`output\` has to be the path of a folder below \`directory\`, not ${JSON.stringify(output)}.`,
      {
        parameter: "output",
      },
    );
  }
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
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function folderOf(root: string, path: string): Promise<string> {
  try {
    const folder = await realpath(join(root, path));
    if (pathBelow(root, folder) !== undefined) return folder;
  } catch (error) {
    throw isMissing(error) ? fileProblem(path, error) : error;
  }
  throw new InputError(`The build output ${JSON.stringify(path)} is a link that leads out of ${root}.`, {
    parameter: "directory",
  });
}
