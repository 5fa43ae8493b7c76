import { realpath } from "node:fs/promises";
import { isAbsolute, join, posix } from "node:path";
import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { findEntry, findFile, findFileWithin, leadsToLeftOut } from "../find-file.ts";
import type { FoundEntry } from "../found-file.ts";
import { type Pace, paceOf } from "../pace.ts";
import { readOwnRules } from "../rules/ignore-files.ts";
import type { LeavesOut } from "../rules/ignore-rules.ts";
import { walk } from "../walk.ts";
import { filesOfFunction } from "./files-of-function.ts";
import { judgeOutput } from "./judge-output.ts";
import { defaultOutput, isRecord, readJson, routesFile } from "./output-place.ts";
import { pathWithin, wholeFolder } from "./whole-folder.ts";

/** Project files that the platform reads beside the output. */
const ofProject = ["microfrontends.json", "microfrontends.jsonc"];

export interface Prebuilt {
  /** Path of the output below the folder, with `/` between folders. Default: the project's. */
  readonly output?: string | undefined;
  /** Path of the project below the folder by its link. Default: the folder itself. */
  readonly rootDirectory?: string | undefined;
  /** `rootDirectory` of the caller's project settings; null: the folder itself. */
  readonly givenRootDirectory?: string | null | undefined;
  readonly environment: string | undefined;
  /** File or folder of redirects in the project. */
  readonly bulkRedirectsPath?: string | null | undefined;
}

/**
 * Finds the files of a prebuilt deployment, sorted by path: the build's output, the files outside of it that functions name, and a few
 * project files that the platform reads.
 *
 * @throws `InputError` for output that is not there, is not whole, is of another version or failed, for what leads out of the folder,
 *   and for what is named and not there; `AbortedError`.
 */
export async function prebuiltFiles(
  directory: string,
  { output, rootDirectory, givenRootDirectory: saidRootDirectory, environment, bulkRedirectsPath }: Prebuilt,
  pace: Pace = paceOf(),
): Promise<FoundEntry[]> {
  const root = await realpath(directory);
  const path =
    output === undefined
      ? pathWithin(
          posix.join(rootDirectory ?? "", defaultOutput),
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

  const files = new Map<string, FoundEntry>();
  for await (const file of walk({ path, built: true }, location, { pace })) files.set(file.path, file);
  const surroundings = { leavesOut: await readOwnRules(root, pace), pace, visited: new Set(files.keys()) };
  for (const file of [...files.values()]) {
    // A linked config is read at its target, if that is in the output.
    if (posix.basename(file.path) !== ".vc-config.json" || file.isFolder || file.link !== undefined) continue;
    for await (const entry of filesOfFunction(root, file, surroundings)) files.set(entry.path, entry);
  }
  const project = await projectFolder(root, { fromSettings: saidRootDirectory, linked: rootDirectory, output });
  for (const name of [routesFile, ...ofProject.map((each) => posix.join(project, each))]) {
    const file = await findFile(root, { path: name, built: true });
    if (file && !(await leadsToLeftOut(root, file, surroundings.leavesOut, pace))) files.set(file.path, file);
  }
  if (bulkRedirectsPath) {
    for await (const each of bulkRedirects(root, project, bulkRedirectsPath, surroundings)) files.set(each.path, each);
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Finds the file or folder of redirects, with the ignore rules of functions' files.
 *
 * @param project path of the project's own folder, from which the file is named; `""` for the whole.
 * @throws `InputError` for a path that is absolute, leads out of the folder, or to one that the project is in.
 */
async function* bulkRedirects(
  root: string,
  project: string,
  relativePath: string,
  { leavesOut, pace }: { readonly leavesOut: LeavesOut; readonly pace: Pace },
): AsyncGenerator<FoundEntry> {
  const parameter = "bulkRedirectsPath";
  const target = { path: pathWithin(posix.join(project, relativePath), parameter), built: true };
  if (isAbsolute(relativePath) || isAbove(target.path, project)) {
    throw new InputError(
      `\`${parameter}\` has to be the path of a file or a folder from the project's own folder, not ${quoteText(relativePath)}.`,
      { parameter },
    );
  }
  const entry = await findEntry(root, target);
  if (!entry) return;
  if (entry.isFolder) yield* walk(target, await wholeFolder(root, target.path), { leavesOut, pace });
  else if (!(await leadsToLeftOut(root, entry, leavesOut, pace))) yield entry;
}

function isAbove(path: string, project: string): boolean {
  return `${project}/`.startsWith(`${path}/`);
}

interface ProjectPlace {
  readonly fromSettings?: string | null | undefined;
  readonly linked?: string | undefined;
  readonly output?: string | undefined;
}

const settingsFile = ".vercel/project.json";

/**
 * The base of paths in the project's settings: from the caller, the link, pulled settings, or the output's path.
 * @throws `InputError` outside of `root`.
 */
async function projectFolder(root: string, { fromSettings, linked, output }: ProjectPlace): Promise<string> {
  if (fromSettings !== undefined) return projectPath(fromSettings ?? "", "`projectSettings.rootDirectory`");
  if (linked !== undefined) return projectPath(linked, "The project's folder that .vercel/repo.json names");
  const settings = await readSettings(root);
  if (settings?.rootDirectory === null) return "";
  if (typeof settings?.rootDirectory === "string")
    return projectPath(settings.rootDirectory, `The rootDirectory of ${settingsFile}`);
  const path = posix.normalize(output ?? defaultOutput);
  return path.endsWith(`/${defaultOutput}`) ? path.slice(0, -defaultOutput.length - 1) : "";
}

function projectPath(folder: string, what: string): string {
  return posix.normalize(`./${folder}/`) === "./" ? "" : pathWithin(folder, "projectSettings", what);
}

async function readSettings(root: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const file = await findFileWithin(root, { path: settingsFile, built: true });
  if (!file || file.link !== undefined) return undefined;
  const { settings } = await readJson(file);
  return isRecord(settings) ? settings : undefined;
}
