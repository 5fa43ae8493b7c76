import type { Services } from "../../engine/services.ts";
import { contentsPart } from "./content/contents.ts";
import {
  manifestTable,
  type RepositoryBlobRow,
  repositoryBlobTable,
  repositoryTable,
  type UploadRow,
  uploadTable,
} from "./tables.ts";

/** How long a blob that no manifest names is kept for the manifest to come, in ms. */
export const blobGrace: number = 3600 * 1000;

/** How long an upload may rest, in ms. */
export const uploadGrace: number = 24 * 3600 * 1000;

/** Removes blobs that no manifest names and nobody asked for during the grace period, as a push does, and uploads that were given up. */
export function collectGarbage({ rows, clock }: Services): void {
  const now = clock.now();
  for (const { id } of rows(repositoryTable).all()) {
    const named = new Set(
      rows(manifestTable)
        .by("repository", id)
        .flatMap(({ children }) => children),
    );
    for (const blob of rows(repositoryBlobTable).by("repository", id)) {
      if (!named.has(blob.digest) && now - blob.usedAt >= blobGrace) rows(repositoryBlobTable).remove(blob.id);
    }
  }
  for (const upload of rows(uploadTable).all()) {
    if (now - upload.usedAt >= uploadGrace) rows(uploadTable).remove(upload.id);
  }
}

/** Collects now, and once more when what has just lost its manifest is old enough. */
export function collectSoon(services: Services): void {
  const { clock, jobs } = services;
  jobs.schedule({ at: clock.now() + blobGrace, kind: "registry/collect", subject: "" });
  collectGarbage(services);
}

/** Removes what an earlier run left behind: garbage, and bytes that no row knows. */
export function recoverContents(services: Services): void {
  const { store, rows } = services;
  const contents = services.part(contentsPart);
  contents.removeDrafts();
  store.attempt(() => collectGarbage(services));
  for (const digest of contents.all()) removeUnlessHeld(services, digest);
  for (const id of contents.uploads.all()) if (!rows(uploadTable).get(id)) contents.uploads.cancel(id);
}

export function followRows(services: Services): void {
  services.store.onChanges((changes) => {
    const contents = services.part(contentsPart);
    for (const { table, before, after } of changes) {
      if (!before || after) continue;
      if (table === uploadTable) contents.uploads.cancel(before.id);
      if (table === repositoryBlobTable || table === manifestTable) removeUnlessHeld(services, digestOf(before.id));
    }
  });
}

function removeUnlessHeld(services: Services, digest: string): void {
  const { rows } = services;
  const holders = [...rows(repositoryBlobTable).by("digest", digest), ...rows(manifestTable).by("digest", digest)];
  if (holders.length === 0) services.part(contentsPart).remove(digest);
}

function digestOf(id: string): string {
  return id.slice(id.indexOf("@") + 1);
}

/** Notes that somebody has learned of a blob: a push may rely on its being there. */
export function markBlobUsed({ rows, clock }: Services, blob: RepositoryBlobRow): void {
  const now = clock.now();
  // Not each time: a row that changes is written to disk.
  if (now - blob.usedAt > blobGrace / 4) rows(repositoryBlobTable).change(blob.id, { usedAt: now });
}

export function markUploadUsed({ rows, clock }: Services, upload: UploadRow): void {
  const now = clock.now();
  if (now - upload.usedAt > uploadGrace / 4) rows(uploadTable).change(upload.id, { usedAt: now });
}
