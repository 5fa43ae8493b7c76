import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type CallOptions, type Client, InputError } from "@slipway/core";
import { CONCURRENCY, inParallel } from "@slipway/core/streams";
import { type DeployOptions, type DeployResult, deploySources, reportTo } from "../deploy/deploy-sources.ts";
import type { Source } from "../deploy/source.ts";
import { fileSource } from "./file-source.ts";
import { isMissing, readIgnoreRules } from "./ignored.ts";
import { type FoundFile, walk } from "./walk.ts";

/** What to deploy, and how. */
export interface DeployInput extends DeployOptions {
  /**
   * Folder whose files are deployed. What its `.vercelignore` names is left out, and so are `node_modules`, `.git` and the
   * like. Links that stay in the folder are followed, to what is deployed anyway.
   */
  directory: string;
}

/**
 * Deploys a folder: sends the files that the platform lacks, creates the deployment and waits until it is finished.
 *
 * Memory stays flat: files over 4 MiB are streamed, and at most `concurrency` are read at a time.
 *
 * @throws `InputError` for a folder that is not there or holds nothing to deploy, for a link that leads out of it or to
 *   what is left out, and for a file that is replaced while it is read; `PollError` when the deployment fails; whatever
 *   the operations throw.
 * @example
 * const deployment = await deploy(client, { directory: "public", project: "site", target: "production" });
 */
export async function deploy(client: Client, input: DeployInput, options?: CallOptions): Promise<DeployResult> {
  const { directory, ...rest } = input;
  const folder = resolve(directory);
  await refuseNoFolder(folder);
  const sources = await readSources(folder, rest, options?.signal);
  if (sources.length === 0) {
    throw new InputError(`${folder} holds no file to deploy, or all are left out by .vercelignore.`, {
      parameter: "directory",
    });
  }
  const name = rest.name ?? rest.project ?? projectName(folder);
  return deploySources(client, sources, { ...rest, name }, options);
}

async function readSources(folder: string, input: DeployOptions, signal: AbortSignal | undefined): Promise<Source[]> {
  const { concurrency = CONCURRENCY, onProgress } = input;
  const files: FoundFile[] = [];
  for await (const file of walk(folder, await readIgnoreRules(folder))) files.push(file);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const sources: Source[] = [];
  let [filesDone, bytesDone] = [0, 0];
  const tell = reportTo(onProgress);
  const report = () => tell({ step: "hash", files: files.length, filesDone, bytes, bytesDone });
  report();
  await inParallel(files.entries(), concurrency, signal, async ([index, file], either) => {
    sources[index] = await fileSource(file, either);
    filesDone += 1;
    bytesDone += file.size;
    report();
  });
  return sources;
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
