import { given } from "../../engine/given.ts";
import { badRequest, PlatformError } from "../../engine/platform-error.ts";
import type { ArrivedBlob, Blobs } from "../../store/blobs.ts";
import type { CreateDeploymentInput, DeployedFile } from "./tables.ts";

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

/** The files that came inline, by their path: on disk, and to be kept or discarded. */
export type Inline = ReadonlyMap<string, ArrivedBlob>;

/**
 * Takes in the files of a new deployment that were sent inline; what cannot be taken leaves nothing behind.
 * Throws 400 for a path that leads out of the deployment.
 */
export async function receiveInline(sent: readonly SentFile[], blobs: Blobs): Promise<Inline> {
  for (const { file } of sent) checkPath(file);
  checkPresent(sent, blobs);
  const arrived = new Map<string, ArrivedBlob>();
  try {
    for (const entry of sent) {
      if (!("data" in entry) || entry.data === undefined) continue;
      const content = Buffer.from(entry.data, entry.encoding === "base64" ? "base64" : "utf8");
      const before = arrived.get(entry.file);
      if (before) blobs.discard(before);
      arrived.set(entry.file, await blobs.receive(once(content)));
    }
    return arrived;
  } catch (error) {
    blobs.discard(...arrived.values());
    throw error;
  }
}

/**
 * The files of a new deployment, as part of an attempt: those that came inline are kept, those that are named by digest must
 * have been uploaded. Throws 400 `missing_files` with the digests that were not.
 */
export function takeFiles(sent: readonly SentFile[], inline: Inline, blobs: Blobs): DeployedFile[] {
  checkPresent(sent, blobs);
  for (const arrived of inline.values()) blobs.keep(arrived);
  const files = new Map(sent.map((entry) => [entry.file, deployedFile(entry, inline, blobs)]));
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function checkPresent(sent: readonly SentFile[], blobs: Blobs): void {
  const missing = sent.flatMap((file) =>
    "sha" in file && file.sha !== undefined && !blobs.has(file.sha) ? file.sha : [],
  );
  if (missing.length === 0) return;
  throw new PlatformError(400, "missing_files", "Some of the deployment's files have not been uploaded", {
    extra: { missing: [...new Set(missing)] },
  });
}

function deployedFile(entry: SentFile, inline: Inline, blobs: Blobs): DeployedFile {
  const arrived = "data" in entry && entry.data !== undefined ? inline.get(entry.file) : undefined;
  const sha = arrived?.sha ?? ("sha" in entry ? entry.sha : undefined);
  const size = arrived?.size ?? (sha === undefined ? undefined : blobs.size(sha));
  if (sha === undefined || size === undefined)
    throw badRequest(`Invalid request: \`files\`: ${entry.file} has neither data nor sha`);
  return { path: entry.file, sha, size, ...given({ mode: entry.mode }) };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A path is shown as folders in folders, and each level of an answer is a call of its own for whoever writes it. */
const [longestPath, deepestPath] = [4096, 100];

function checkPath(path: string): void {
  if (path.length > longestPath) {
    throw badRequest(`Invalid request: \`files\`: a path has ${path.length} characters, and ${longestPath} at most`);
  }
  const segments = path.split("/");
  if (segments.length > deepestPath) {
    throw badRequest(`Invalid request: \`files\`: "${path}" leads through more than ${deepestPath} folders`);
  }
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..") || /[\\\0]/.test(path)) {
    throw badRequest(
      `Invalid request: \`files\`: "${path}" is no relative path; leave out a leading "/", ".", "..", "\\" and NUL`,
    );
  }
}
