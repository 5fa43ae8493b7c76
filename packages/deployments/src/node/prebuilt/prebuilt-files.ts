import { realpath } from "node:fs/promises";
import { isAbsolute, join, posix } from "node:path";
import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { find, findFile, findFileWithin, leadsToLeftOut } from "../find-file.ts";
import type { Found } from "../found-file.ts";
import { type Pace, paceOf } from "../pace.ts";
import { readOwnRules } from "../rules/ignore-files.ts";
import type { LeavesOut } from "../rules/ignore-rules.ts";
import { walk } from "../walk.ts";
import { judgeOutput } from "./judge-output.ts";
import { namedOutside } from "./named-outside.ts";
import { routesFile, usualOutput } from "./output-place.ts";
import { isRecord, readJson } from "./read-json.ts";
import { pathWithin, wholeFolder } from "./whole-folder.ts";

/** What the platform reads of the project, beside the output. */
const ofProject = ["microfrontends.json", "microfrontends.jsonc"];

export interface Prebuilt {
  /** Path of the output below the folder, with `/` between folders. Default: the usual one of the project. */
  readonly output?: string | undefined;
  /** Path of the project below the folder, as its link has it. Default: the folder itself. */
  readonly rootDirectory?: string | undefined;
  /** The same, as the caller names it with the project's settings; null: the folder itself. */
  readonly saidRootDirectory?: string | null | undefined;
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
  { output, rootDirectory, saidRootDirectory, environment, bulkRedirectsPath }: Prebuilt,
  pace: Pace = paceOf(),
): Promise<Found[]> {
  const root = await realpath(directory);
  const path =
    output === undefined
      ? pathWithin(
          posix.join(rootDirectory ?? "", usualOutput),
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
  const project = await projectFolder(root, { said: saidRootDirectory, linked: rootDirectory, output });
  for (const name of [routesFile, ...ofProject.map((each) => posix.join(project, each))]) {
    const file = await findFile(root, { path: name, built: true });
    if (file && !(await leadsToLeftOut(root, file, surroundings.leavesOut, pace))) found.set(file.path, file);
  }
  if (bulkRedirectsPath) {
    for await (const each of bulkRedirects(root, project, bulkRedirectsPath, surroundings)) found.set(each.path, each);
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Finds what a deployment takes redirects from: a file, or all of a folder but what functions may not take either.
 *
 * @param project path of the project's own folder, from which the file is named; `""` for the whole.
 * @throws `InputError` for a path that is absolute, leads out of the folder, or to one that the project is in.
 */
async function* bulkRedirects(
  root: string,
  project: string,
  given: string,
  { leavesOut, pace }: { readonly leavesOut: LeavesOut; readonly pace: Pace },
): AsyncGenerator<Found> {
  const parameter = "bulkRedirectsPath";
  const named = { path: pathWithin(posix.join(project, given), parameter), built: true };
  if (isAbsolute(given) || isAbove(named.path, project)) {
    throw new InputError(
      `\`${parameter}\` has to be the path of a file or a folder from the project's own folder, not ${quoteText(given)}.`,
      { parameter },
    );
  }
  const found = await find(root, named);
  if (!found) return;
  if (found.isFolder) yield* walk(named, await wholeFolder(root, named.path), { leavesOut, pace });
  // As what a function names: a link on the way may lead to what nobody means to send.
  else if (!(await leadsToLeftOut(root, found, leavesOut, pace))) yield found;
}

function isAbove(path: string, project: string): boolean {
  return `${project}/`.startsWith(`${path}/`);
}

interface ProjectPlace {
  /** As the caller names it with the project's settings; null: the folder itself. */
  readonly said?: string | null | undefined;
  /** As the link of the folder has it. */
  readonly linked?: string | undefined;
  /** Path of the build's output, as the caller names it. */
  readonly output?: string | undefined;
}

/** What the platform's own client keeps of a project's settings. */
const settingsFile = ".vercel/project.json";

/** The project's own folder, where its settings name files: by the caller, the link, pulled settings, the output's place; `InputError` out of `root`. */
async function projectFolder(root: string, { said, linked, output }: ProjectPlace): Promise<string> {
  if (said !== undefined) return below(said ?? "", "`projectSettings.rootDirectory`");
  if (linked !== undefined) return below(linked, "The project's folder that .vercel/repo.json names");
  const settings = await settingsOf(root);
  if (settings?.rootDirectory === null) return "";
  if (typeof settings?.rootDirectory === "string")
    return below(settings.rootDirectory, `The rootDirectory of ${settingsFile}`);
  const path = posix.normalize(output ?? usualOutput);
  return path.endsWith(`/${usualOutput}`) ? path.slice(0, -usualOutput.length - 1) : "";
}

/** Of a path from the project's folder: nothing is below it, and the folder itself is what is empty. */
function below(given: string, what: string): string {
  return posix.normalize(`./${given}/`) === "./" ? "" : pathWithin(given, "projectSettings", what);
}

async function settingsOf(root: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const file = await findFileWithin(root, { path: settingsFile, built: true });
  if (!file || file.link !== undefined) return undefined;
  const { settings } = await readJson(file);
  return isRecord(settings) ? settings : undefined;
}
