import { badRequest, PlatformError } from "../engine/platform-error.ts";
import type { Blobs } from "../state/blobs.ts";
import type { CreateDeploymentInput, DeployedFile } from "../state/records.ts";

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

/**
 * Takes the files of a new deployment: those sent inline are stored, those named by digest must have been uploaded.
 * Throws 400 `missing_files` with the digests that were not, and 400 for a path that leads out of the deployment.
 */
export async function takeFiles(sent: readonly SentFile[], blobs: Blobs): Promise<DeployedFile[]> {
  for (const { file } of sent) checkPath(file);
  const missing = sent.flatMap((file) =>
    "sha" in file && file.sha !== undefined && !blobs.has(file.sha) ? file.sha : [],
  );
  if (missing.length > 0) {
    throw new PlatformError(400, "missing_files", "Some of the deployment's files have not been uploaded", {
      extra: { missing: [...new Set(missing)] },
    });
  }
  const files = new Map<string, DeployedFile>();
  for (const entry of sent) files.set(entry.file, await takeFile(entry, blobs));
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function takeFile(entry: SentFile, blobs: Blobs): Promise<DeployedFile> {
  if ("data" in entry && entry.data !== undefined) {
    const content = Buffer.from(entry.data, entry.encoding === "base64" ? "base64" : "utf8");
    return { path: entry.file, ...(await blobs.write(once(content))) };
  }
  const sha = "sha" in entry ? entry.sha : undefined;
  const size = sha === undefined ? undefined : blobs.size(sha);
  if (sha === undefined || size === undefined)
    throw badRequest(`Invalid request: \`files\`: ${entry.file} has neither data nor sha`);
  return { path: entry.file, sha, size };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

function checkPath(path: string): void {
  const segments = path.split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..") || path.includes("\\")) {
    throw badRequest(
      `Invalid request: \`files\`: "${path}" is no relative path; leave out a leading "/", "." and ".."`,
    );
  }
}
