import { realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { type CallOptions, type Client, InputError } from "@slipway/core";
import { CONCURRENCY, inParallel } from "@slipway/core/streams";
import { type DeployOptions, type DeployResult, deploySources, reportTo } from "../deploy/deploy-sources.ts";
import { untilCreated } from "../deploy/deployed-error.ts";
import { environmentOf } from "../deploy/environment.ts";
import { judgeInput } from "../deploy/judge-input.ts";
import type { Source } from "../deploy/source.ts";
import { isMissing } from "./file-problem.ts";
import { fileSource } from "./file-source.ts";
import { findFile, leadsToLeftOut } from "./find-file.ts";
import type { FoundFile } from "./found-file.ts";
import { type Target, targetOf } from "./link.ts";
import { type Pace, paceOf } from "./pace.ts";
import { prebuiltFiles, routesFile, usualOutput } from "./prebuilt/prebuilt-files.ts";
import { readIgnoreRules } from "./rules/ignore-files.ts";
import { walk } from "./walk.ts";

/** What to deploy, and how. */
export interface DeployInput extends DeployOptions {
  /**
   * Folder whose files are deployed. What its `.vercelignore` names is left out, and so are `node_modules`, `.git` and the
   * like. Links are deployed as links: nothing is read through them.
   *
   * Without `project` and `name` it goes to the project that the folder is linked to (`VERCEL_ORG_ID` and `VERCEL_PROJECT_ID`,
   * `.vercel/project.json`, `.vercel/repo.json`). In any case it goes to the link's team, unless the call or the client names one.
   */
  directory: string;
  /**
   * `true`: the output of a build in the folder (Build Output API, version 3) is deployed as it is, with the files that its functions
   * name outside of it; nothing is built. Ignore files say nothing about the output. Default `false`.
   */
  prebuilt?: boolean | undefined;
  /**
   * Where the output is that `prebuilt` deploys: a path below `directory`, with `/` between folders. Default `.vercel/output`, and in a
   * repository that is linked as a whole that of the project's own folder.
   */
  output?: string | undefined;
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
  judgeInput(input, { directory: "text that is not empty", output: "text that is not empty" });
  const { directory, output, ...rest } = input;
  // As a program in JavaScript may leave it out: it would be the folder where the program was started.
  if (directory === undefined) refuse("directory", "has to name the folder to deploy");
  if (output !== undefined && !rest.prebuilt)
    refuse("output", "is where `prebuilt: true` finds it: set both, or neither");
  const environment = environmentOf(rest);
  const folder = resolve(directory);
  await refuseNoFolder(folder);
  const target = await targetOf(folder, input, client, options);
  const pace = paceOf(options?.signal);
  const files = rest.prebuilt
    ? await outputFiles(folder, { ...input, ...environment }, target, pace)
    : await sourceFiles(folder, pace);
  const sources = await untilCreated(readSources(files, rest, options?.signal));
  const { name = projectName(folder), project } = target;
  return deploySources(client, sources, { ...rest, ...environment, name, project }, target.options);
}

/** The files of a build's output, and those that belong to it. */
function outputFiles(
  folder: string,
  { output, bulkRedirectsPath, customEnvironmentSlugOrId, target = "preview" }: DeployInput,
  { rootDirectory }: Target,
  pace: Pace,
): Promise<FoundFile[]> {
  // An ID says nothing of the name, which is what a build knows.
  const environment = customEnvironmentSlugOrId?.startsWith("env_") ? undefined : (customEnvironmentSlugOrId ?? target);
  return prebuiltFiles(folder, { output, rootDirectory, environment, bulkRedirectsPath }, pace);
}

/** The files of a folder that are built on the platform, or served as they are. */
async function sourceFiles(folder: string, pace: Pace): Promise<FoundFile[]> {
  const [root, rules] = [await realpath(folder), await readIgnoreRules(folder)];
  const files: FoundFile[] = [];
  for await (const file of walk({ path: "" }, root, { rules, pace })) files.push(file);
  if (files.length === 0) {
    const hasOutput = await isThere(join(folder, usualOutput));
    const help = hasOutput
      ? "Its build's output, which is left out, is deployed with `prebuilt: true`"
      : "What .vercelignore names, .git, node_modules and the like are left out";
    throw new InputError(`${folder} holds no file to deploy. ${help}.`, { parameter: "directory" });
  }
  // It stands in a folder that is left out otherwise.
  const routes = await findFile(root, { path: routesFile });
  const isFound = files.some(({ path }) => path === routesFile);
  if (routes && !isFound && !(await leadsToLeftOut(root, routes, rules, pace))) files.push(routes);
  return files;
}

async function readSources(
  files: readonly FoundFile[],
  { concurrency = CONCURRENCY, onProgress }: DeployOptions,
  signal: AbortSignal | undefined,
): Promise<Source[]> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const sources: Source[] = [];
  let [filesDone, bytesDone] = [0, 0];
  const tell = reportTo(onProgress);
  const report = () => tell({ step: "hash", files: files.length, filesDone, bytes, bytesDone });
  report();
  await inParallel(files.entries(), concurrency, signal, async ([index, file], either) => {
    let read = 0;
    const count = (upTo: number): void => {
      bytesDone += upTo - read;
      read = upTo;
    };
    sources[index] = await fileSource(file, either, (bytes) => {
      count(bytes);
      if (bytes < file.size) report();
    });
    filesDone += 1;
    // Of one that changed since it was found, too, so that in the end all is done.
    count(file.size);
    report();
  });
  return sources;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function refuse(parameter: string, problem: string): never {
  throw new InputError(`\`${parameter}\` ${problem}.`, { parameter });
}

async function refuseNoFolder(folder: string): Promise<void> {
  try {
    if ((await stat(folder)).isDirectory()) return;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new InputError(`There is no folder ${folder}.`, { parameter: "directory", cause: error });
  }
  throw new InputError(`${folder} is a file; \`directory\` has to name a folder.`, { parameter: "directory" });
}

/** A folder's name as a project may be named: lower case, with `-` for what is not allowed. */
function projectName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name === "" ? "site" : name;
}
