import { realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { type CallOptions, type Client, isApiError } from "@slipway/core/call";
import { CONCURRENCY, inParallel } from "@slipway/core/internal";
import {
  type Content,
  type DeployOptions,
  type DeployResult,
  deploySources,
  reportTo,
} from "../deploy/deploy-sources.ts";
import { beforeCreation, noteOn } from "../deploy/deployed-error.ts";
import { environmentOf } from "../deploy/environment.ts";
import { judgeInput, refuse } from "../deploy/judge-input.ts";
import type { Source } from "../deploy/source.ts";
import { packArchive } from "./archive.ts";
import { type Destination, destinationOf } from "./destination.ts";
import { isMissing, refusal } from "./file-problem.ts";
import { fileSource } from "./file-source.ts";
import { findFileWithin, leadsToLeftOut } from "./find-file.ts";
import type { Found, FoundFile, FoundFolder } from "./found-file.ts";
import { type Pace, paceOf } from "./pace.ts";
import { routesFile, usualOutput } from "./prebuilt/output-place.ts";
import { prebuiltFiles } from "./prebuilt/prebuilt-files.ts";
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
  /**
   * `"tgz"`: all files are sent as one gzipped tar, packed in a temporary folder and in parts of 100 MiB: the way for more than the 15,000
   * files that the platform takes one by one. All of it is sent each time. Default: each file that the platform lacks by itself.
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
  // As a program in JavaScript may leave it out: it would be the folder where the program was started.
  if (directory === undefined) refuse("directory", "has to name the folder to deploy");
  if (output !== undefined && !rest.prebuilt)
    refuse("output", "is where `prebuilt: true` finds it: set both, or neither");
  const environment = environmentOf(rest);
  const folder = resolve(directory);
  await refuseNoFolder(folder);
  const destination = await destinationOf(folder, input, client, options);
  const pace = paceOf(options?.signal);
  const finding = rest.prebuilt
    ? outputFiles(folder, { ...input, ...environment }, destination, pace)
    : sourceFiles(folder, pace);
  const { name = projectName(folder), project } = destination;
  const deployed = (content: Content) =>
    deploySources(client, content, { ...rest, ...environment, name, project }, destination.options);
  if (archive === undefined) {
    const content = await beforeCreation(finding.then((found) => readContent(found, rest, options?.signal)));
    return deployed(content).catch((error: unknown) => {
      const { length } = content.sources;
      const isTooMany = length > 15_000 && isApiError(error) && (error.status === 400 || error.status === 413);
      throw isTooMany ? noteOn(error, `These are ${length} files; send them as one, by \`archive: "tgz"\``) : error;
    });
  }
  const found = await beforeCreation(finding);
  // An archive of nothing would be one.
  if (found.length === 0) return deployed({ sources: [] });
  await using packed = await beforeCreation(packArchive(found, options?.signal));
  return await deployed(packed);
}

/** The files of a build's output, and those that belong to it. */
function outputFiles(
  folder: string,
  { output, bulkRedirectsPath, projectSettings, customEnvironmentSlugOrId, target = "preview" }: DeployInput,
  { rootDirectory }: Destination,
  pace: Pace,
): Promise<Found[]> {
  // An ID says nothing of the name, which is what a build knows.
  const environment = customEnvironmentSlugOrId?.startsWith("env_") ? undefined : (customEnvironmentSlugOrId ?? target);
  const saidRootDirectory = projectSettings?.rootDirectory;
  return prebuiltFiles(folder, { output, rootDirectory, saidRootDirectory, environment, bulkRedirectsPath }, pace);
}

async function refuseNoFolder(folder: string): Promise<void> {
  try {
    if ((await stat(folder)).isDirectory()) return;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw refusal(`There is no folder ${folder}.`, error);
  }
  throw refusal(`${folder} is a file; \`directory\` has to name a folder.`);
}

function projectName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name === "" ? "site" : name;
}

/** Reads what was found, for what is sent of it: files are read for their digests, `concurrency` at a time; folders are as they are. */
export async function readContent(
  found: readonly Found[],
  { concurrency = CONCURRENCY, onProgress }: DeployOptions,
  signal: AbortSignal | undefined,
): Promise<Content> {
  const files = found.filter((each): each is FoundFile => !each.isFolder);
  const folders = found.filter((each): each is FoundFolder => each.isFolder === true);
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
  return { sources, folders };
}

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
