import type { Services } from "../../engine/services.ts";
import type { RepositoryBlobRecord, UploadRecord } from "../../store/records.ts";

/** How long a blob that no manifest names is kept for the manifest to come, in ms. */
export const blobGrace: number = 3600 * 1000;

/** How long an upload may rest, in ms. */
export const uploadGrace: number = 24 * 3600 * 1000;

/**
 * Removes the blobs that no manifest of their repository names and nobody has asked for during the grace period, and uploads
 * that were given up. A push that is going on loses nothing: each blob that it is told of counts as asked for.
 */
function collectGarbage(services: Services): void {
  services.state.attempt(() => removeGarbage(services));
}

function removeGarbage(services: Services): void {
  const { state, clock } = services;
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
    if (now - upload.usedAt >= uploadGrace) removeUpload(services, upload);
  }
  removeUnreferenced(services, removed);
}

/** Collects when this request's changes are kept, and once more when what has just lost its manifest is old enough. */
export function collectSoon(services: Services): void {
  const { clock, state } = services;
  state.afterCommit(() => {
    clock.at(clock.now() + blobGrace, () => collectGarbage(services));
    collectGarbage(services);
  });
}

/** Removes what an earlier run left behind: garbage, and bytes that no record knows. */
export function recoverContents(services: Services): void {
  const { state, contents } = services;
  collectGarbage(services);
  contents.removeDrafts();
  state.attempt(() => removeUnreferenced(services, contents.all()));
  for (const id of contents.uploads.all()) {
    if (!state.uploads.get(id)) contents.uploads.cancel(id);
  }
}

/** Removes the contents that no repository has any more, once that is on disk. */
export function removeUnreferenced({ state, contents }: Services, digests: readonly string[]): void {
  state.afterCommit(() => {
    for (const digest of new Set(digests)) {
      const holders = [...state.repositoryBlobs.by("digest", digest), ...state.manifests.by("digest", digest)];
      if (holders.length === 0) contents.remove(digest);
    }
  });
}

/** Ends an upload; its bytes go once that is on disk. */
export function removeUpload({ state, contents }: Services, { id }: UploadRecord): void {
  state.uploads.delete(id);
  state.afterCommit(() => contents.uploads.cancel(id));
}

/** Notes that somebody was told of a blob, on whose being there a push may rely. */
export function markBlobUsed({ state, clock }: Services, blob: RepositoryBlobRecord): void {
  const now = clock.now();
  // Not each time: a record that changes is written to disk.
  if (now - blob.usedAt > blobGrace / 4) state.repositoryBlobs.update(blob.id, { usedAt: now });
}

/** Notes that somebody is at work on an upload. */
export function markUploadUsed({ state, clock }: Services, upload: UploadRecord): void {
  const now = clock.now();
  if (now - upload.usedAt > uploadGrace / 4) state.uploads.update(upload.id, { usedAt: now });
}
