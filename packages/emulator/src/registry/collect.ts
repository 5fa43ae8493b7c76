import type { Platform } from "../platform.ts";
import type { RepositoryBlobRecord, UploadRecord } from "../state/records.ts";

/** How long a blob that no manifest names is kept for the manifest to come, in ms. */
export const blobGrace: number = 3600 * 1000;

/** How long an upload may rest, in ms. */
export const uploadGrace: number = 24 * 3600 * 1000;

/**
 * Removes the blobs that no manifest of their repository names and nobody has asked for during the grace period, and uploads
 * that were given up. A push that is going on loses nothing: each blob that it is told of counts as asked for.
 */
function collectGarbage(platform: Platform): void {
  platform.state.attempt(() => removeGarbage(platform));
}

function removeGarbage(platform: Platform): void {
  const { state, clock } = platform;
  const now = clock.now();
  const removed: string[] = [];
  for (const { id } of state.repositories.all()) {
    const named = new Set(state.manifests.by("repository", id).flatMap(({ children }) => children));
    for (const blob of state.repositoryBlobs.by("repository", id)) {
      if (named.has(blob.digest) || now - blob.usedAt < blobGrace) continue;
      state.repositoryBlobs.delete(blob.id);
      removed.push(blob.digest);
    }
  }
  for (const upload of state.uploads.all()) {
    if (now - upload.usedAt >= uploadGrace) removeUpload(platform, upload);
  }
  removeUnreferenced(platform, removed);
}

/** Collects when this request's changes are kept, and once more when what has just lost its manifest is old enough. */
export function collectSoon(platform: Platform): void {
  const { clock, state } = platform;
  state.afterCommit(() => {
    clock.at(clock.now() + blobGrace, () => collectGarbage(platform));
    collectGarbage(platform);
  });
}

/** Removes what an earlier run left behind: garbage, and bytes that no record knows. */
export function recoverContents(platform: Platform): void {
  const { state, contents } = platform;
  collectGarbage(platform);
  contents.removeDrafts();
  state.attempt(() => removeUnreferenced(platform, contents.all()));
  for (const id of contents.uploads.all()) {
    if (!state.uploads.get(id)) contents.uploads.cancel(id);
  }
}

/** Removes the contents that no repository has any more, once that is on disk. */
export function removeUnreferenced({ state, contents }: Platform, digests: readonly string[]): void {
  state.afterCommit(() => {
    for (const digest of new Set(digests)) {
      const holders = [...state.repositoryBlobs.by("digest", digest), ...state.manifests.by("digest", digest)];
      if (holders.length === 0) contents.remove(digest);
    }
  });
}

/** Ends an upload; its bytes go once that is on disk. */
export function removeUpload({ state, contents }: Platform, { id }: UploadRecord): void {
  state.uploads.delete(id);
  state.afterCommit(() => contents.uploads.cancel(id));
}

/** Notes that somebody was told of a blob, on whose being there a push may rely. */
export function markBlobUsed({ state, clock }: Platform, blob: RepositoryBlobRecord): void {
  const now = clock.now();
  // Not each time: a record that changes is written to disk.
  if (now - blob.usedAt > blobGrace / 4) state.repositoryBlobs.update(blob.id, { usedAt: now });
}

/** Notes that somebody is at work on an upload. */
export function markUploadUsed({ state, clock }: Platform, upload: UploadRecord): void {
  const now = clock.now();
  if (now - upload.usedAt > uploadGrace / 4) state.uploads.update(upload.id, { usedAt: now });
}
