import { realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { type CallOptions, type Client, isApiError } from "@slipway/core/call";
import { CONCURRENCY, inParallel } from "@slipway/core/internal";
import {
  type Content,
  type DeployOptions,
  type DeployResult,
  deploySources,
  environmentOf,
  reportTo,
  type Source,
} from "../deploy/deploy-sources.ts";
import { addAdvice, beforeCreation } from "../deploy/deployed-error.ts";
import { judgeInput, refuseInput } from "../deploy/judge-input.ts";
import { packArchive } from "./archive.ts";
import { type Destination, destinationOf } from "./destination.ts";
import { folderError, isMissing } from "./file-problem.ts";
import { fileSource } from "./file-source.ts";
import { findFileWithin, leadsToLeftOut } from "./find-file.ts";
import type { FoundEntry, FoundFile, FoundFolder } from "./found-file.ts";
import { type Pace, paceOf } from "./pace.ts";
import { defaultOutput, routesFile } from "./prebuilt/output-place.ts";
import { prebuiltFiles } from "./prebuilt/prebuilt-files.ts";
import { readIgnoreRules } from "./rules/ignore-files.ts";
import { walk } from "./walk.ts";

/** Folder to deploy, and options. */
export interface DeployInput extends DeployOptions {
  /**
   * Folder to deploy, without the files in its `.vercelignore`, `node_modules`, `.git` and the like. Links are deployed as links.
   *
   * Without `project` and `name` it goes to the project that the folder is linked to (`VERCEL_ORG_ID` and `VERCEL_PROJECT_ID`,
   * `.vercel/project.json`, `.vercel/repo.json`). In any case it goes to the link's team, unless the call or the client names one.
   */
  directory: string;
  /**
   * `true`: deploys a build's output in the folder (Build Output API, version 3), with the files outside of it that its functions name.
   * Ignore files do not apply to the output. Default `false`.
   */
  prebuilt?: boolean | undefined;
  /**
   * Path of the output for `prebuilt` below `directory`, with `/` between folders. Default `.vercel/output`, and in a repository that is
   * linked as a whole that of the project's folder.
   */
  output?: string | undefined;
  /**
   * `"tgz"`: sends all files as one gzipped tar, in parts of 100 MiB from a temporary folder, which allows more than the platform's 15,000
   * single files. Default: single files, and only missing ones.
   */
  archive?: "tgz" | undefined;
}

/**
 * Deploys a folder: sends the files that the platform lacks, creates the deployment and waits until it is finished.
 *
 * Memory stays flat: files over 4 MiB are streamed, and at most `concurrency` are read at a time.
 *
 * @throws `InputError` for what is misspelt or is not what it has to be, for a folder that is not there or holds nothing to deploy, for
 *   an ignore file that cannot be read, for a file that is written to or replaced while it is deployed or may not be read, for a project's link that
 *   cannot be understood, and for a build's output that is not whole, failed or names what is outside of the folder;
 *   `PollError` when the deployment fails, `TimeoutError` when it is not finished in time; whatever the operations throw. Once the
 *   deployment exists `isDeployedError` tells so of each of them.
 * @example
 * const deployment = await deploy(client, { directory: "public", project: "site", target: "production" });
 */
export async function deploy(client: Client, input: DeployInput, options?: CallOptions): Promise<DeployResult> {
  judgeInput(input, { directory: "text that is not empty", output: "text that is not empty", archive: '"tgz"' });
  const { directory, output, archive, ...rest } = input;
  // JavaScript callers may omit it, and would deploy the current folder.
  if (directory === undefined) refuseInput("directory", "has to name the folder to deploy");
  if (output !== undefined && !rest.prebuilt)
    refuseInput("output", "is where `prebuilt: true` finds it: set both, or neither");
  const environment = environmentOf(rest);
  const folder = resolve(directory);
  await refuseNoFolder(folder);
  const destination = await destinationOf(folder, input, client, options);
  const pace = paceOf(options?.signal);
  const search = rest.prebuilt
    ? outputFiles(folder, { ...input, ...environment }, destination, pace)
    : sourceFiles(folder, pace);
  const { name = projectName(folder), project } = destination;
  const deployed = (content: Content) =>
    deploySources(client, content, { ...rest, ...environment, name, project }, destination.options);
  if (archive === undefined) {
    const content = await beforeCreation(search.then((files) => readContent(files, rest, options?.signal)));
    return deployed(content).catch((error: unknown) => {
      const { length } = content.sources;
      const isTooMany = length > 15_000 && isApiError(error) && (error.status === 400 || error.status === 413);
      throw isTooMany ? addAdvice(error, `These are ${length} files; send them as one, by \`archive: "tgz"\``) : error;
    });
  }
  const entries = await beforeCreation(search);
  if (entries.length === 0) return deployed({ sources: [] });
  await using packed = await beforeCreation(packArchive(entries, options?.signal));
  return await deployed(packed);
}

function outputFiles(
  folder: string,
  { output, bulkRedirectsPath, projectSettings, customEnvironmentSlugOrId, target = "preview" }: DeployInput,
  { rootDirectory }: Destination,
  pace: Pace,
): Promise<FoundEntry[]> {
  // Builds know an environment's name, not its ID.
  const environment = customEnvironmentSlugOrId?.startsWith("env_") ? undefined : (customEnvironmentSlugOrId ?? target);
  const saidRootDirectory = projectSettings?.rootDirectory;
  return prebuiltFiles(
    folder,
    { output, rootDirectory, givenRootDirectory: saidRootDirectory, environment, bulkRedirectsPath },
    pace,
  );
}

async function refuseNoFolder(folder: string): Promise<void> {
  try {
    if ((await stat(folder)).isDirectory()) return;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw folderError(`There is no folder ${folder}.`, error);
  }
  throw folderError(`${folder} is a file; \`directory\` has to name a folder.`);
}

function projectName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name === "" ? "site" : name;
}

export async function readContent(
  entries: readonly FoundEntry[],
  { concurrency = CONCURRENCY, onProgress }: DeployOptions,
  signal: AbortSignal | undefined,
): Promise<Content> {
  const files = entries.filter((each): each is FoundFile => !each.isFolder);
  const folders = entries.filter((each): each is FoundFolder => each.isFolder === true);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const sources: Source[] = [];
  let [filesDone, bytesDone] = [0, 0];
  const pace = paceOf(signal);
  const tell = reportTo(onProgress);
  const report = () => tell({ step: "hash", files: files.length, filesDone, bytes, bytesDone });
  report();
  await inParallel(files.entries(), concurrency, signal, async ([index, file], either) => {
    let read = 0;
    const count = (upTo: number): void => {
      bytesDone += upTo - read;
      read = upTo;
    };
    const onBytes = (bytes: number): void => {
      count(bytes);
      if (bytes < file.size) report();
    };
    sources[index] = await fileSource(file, either, onBytes, pace);
    filesDone += 1;
    // A file that changed counts completely, so that the total is reached.
    count(file.size);
    report();
  });
  return { sources, folders };
}

/** Finds the files and empty folders of a deployment. @throws `InputError` without files. */
export async function sourceFiles(folder: string, pace: Pace): Promise<FoundEntry[]> {
  // Resolved once, because a link may change, and the rules must be the walked folder's.
  const root = await realpath(folder);
  const leavesOut = await readIgnoreRules(root, pace);
  const entries: FoundEntry[] = [];
  for await (const each of walk({ path: "" }, root, { leavesOut, pace })) entries.push(each);
  if (entries.every(({ isFolder }) => isFolder)) {
    const hasOutput = await stat(join(root, defaultOutput)).then(
      () => true,
      () => false,
    );
    const help = hasOutput
      ? "Its build's output, which is left out, is deployed with `prebuilt: true`"
      : "Files that .vercelignore names, .git, node_modules and the like are left out";
    throw folderError(`${folder} holds no file to deploy. ${help}.`);
  }
  const routes = await findFileWithin(root, { path: routesFile });
  const isFound = entries.some(({ path }) => path === routesFile);
  if (routes && !isFound && !(await leadsToLeftOut(root, routes, leavesOut, pace))) entries.push(routes);
  return entries;
}
