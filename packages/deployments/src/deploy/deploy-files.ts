import { type CallOptions, type Client, InputError } from "@slipway/core/call";
import { CONCURRENCY, inParallel, quoteText, shortLine } from "@slipway/core/internal";
import { type DeployOptions, type DeployResult, deploySources, environmentOf, type Source } from "./deploy-sources.ts";
import { beforeCreation } from "./deployed-error.ts";
import { judgeInput } from "./judge-input.ts";
import { pathProblem } from "./path-problem.ts";

/** A file in memory. */
export interface DeployFile {
  /** Path in the deployment, with `/` between folders: `"css/site.css"`. */
  path: string;
  /** A string is sent as UTF-8. */
  data: string | Uint8Array | Blob;
  /** Unix mode: 33261 (0o100755) for a program. Default: a plain file. */
  mode?: number | undefined;
}

/** Files to deploy, and options. */
export interface DeployFilesInput extends DeployOptions {
  /** The files, each with its path in the deployment. */
  files: readonly DeployFile[];
}

/**
 * Deploys files in memory: sends those that the platform lacks, creates the deployment and waits until it is finished. It needs no file
 * system, so it runs at the edge and in browsers.
 *
 * @throws `InputError` for no file, a path twice, an absolute path, one with `..`, a backslash or a NUL, a missing name, and what is
 *   misspelt or is not what it has to be;
 *   `PollError` when the deployment fails, `TimeoutError` when it is not finished in time; whatever the operations throw. Once
 *   the deployment exists `isDeployedError` tells so of each of them.
 * @example
 * await deployFiles(client, { project: "site", files: [{ path: "index.html", data: "<h1>Hello</h1>" }] });
 */
export async function deployFiles(
  client: Client,
  input: DeployFilesInput,
  options?: CallOptions,
): Promise<DeployResult> {
  judgeInput(input, { files: "a list" });
  const { files = [], ...rest } = input;
  const name = rest.name ?? rest.project;
  if (!name) throw new InputError("A deployment needs a name: give `name` or `project`.", { parameter: "name" });
  const environment = environmentOf(rest);
  judgeFiles(files);
  const sources: Source[] = [];
  const hashing = inParallel(
    files.entries(),
    rest.concurrency ?? CONCURRENCY,
    options?.signal,
    async ([index, { path, data, mode }]) => {
      const blob = data instanceof Blob ? data : new Blob([typeof data === "string" ? data : unshared(data)]);
      const sha = await sha1(blob);
      sources[index] = { path, size: blob.size, sha, mode, read: async () => new Uint8Array(await blob.arrayBuffer()) };
    },
  );
  await beforeCreation(hashing);
  return deploySources(client, { sources }, { ...rest, ...environment, name }, options);
}

function unshared(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (isUnshared(bytes)) return bytes;
  return new Uint8Array(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function isUnshared(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}

async function sha1(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Problem of a member, if any. A member of the type that is missing here does not compile. */
const problems: { readonly [Name in keyof Required<DeployFile>]: (value: unknown) => string | undefined } = {
  path: () => undefined,
  // `Uint8Array` of a number would be that many zeros.
  data: (value) =>
    typeof value === "string" || ArrayBuffer.isView(value) || value instanceof Blob
      ? undefined
      : "has to have `data`: text, a Uint8Array or a Blob",
  mode: (value) =>
    value === undefined || (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0o177777)
      ? undefined
      : "has an invalid `mode`: give a whole number such as 0o100755",
};

/** Refuses invalid files before anything is sent; an `InputError` names the file or its index. */
function judgeFiles(files: readonly unknown[]): void {
  const paths = new Set<unknown>();
  for (const [index, file] of files.entries()) {
    if (!isFile(file))
      throw filesError(`The entry ${index} of \`files\` has to be an object with \`path\` and \`data\``);
    const { path } = file;
    const problem = paths.has(path) ? "is given twice" : pathProblem(path);
    const label = typeof path === "string" ? quoteText(path) : `of the entry ${index} of \`files\``;
    if (problem) throw filesError(`The path ${label} ${problem}`);
    paths.add(path);
    for (const name of Object.keys(file)) {
      if (Object.hasOwn(problems, name)) continue;
      throw filesError(
        `The file ${label} has the member \`${shortLine(name, 100)}\`, which is unknown: check its spelling`,
      );
    }
    for (const [name, problemOf] of Object.entries(problems)) {
      const problem = problemOf(Reflect.get(file, name));
      if (problem) throw filesError(`The file ${label} ${problem}`);
    }
  }
}

function isFile(file: unknown): file is { readonly path?: unknown } {
  return typeof file === "object" && file !== null && !Array.isArray(file);
}

function filesError(message: string): InputError {
  return new InputError(`${message}.`, { parameter: "files" });
}
