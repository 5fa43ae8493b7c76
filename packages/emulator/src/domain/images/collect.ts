import type { Services } from "../../engine/services.ts";
import { contentsService } from "./content/contents.ts";
import {
  manifestTable,
  type RepositoryBlobRow,
  repositoryBlobTable,
  repositoryTable,
  type UploadRow,
  uploadTable,
} from "./tables.ts";

/** Grace period in ms for blobs that no manifest references yet. */
export const blobGrace: number = 3600 * 1000;

/** Idle limit of uploads, in ms. */
export const uploadGrace: number = 24 * 3600 * 1000;

/** Removes unreferenced blobs and abandoned uploads after their grace periods. */
export function collectGarbage({ rows, clock }: Services): void {
  const now = clock.now();
  for (const { id } of rows(repositoryTable).all()) {
    const referenced = new Set(
      rows(manifestTable)
        .by("repository", id)
        .flatMap(({ children }) => children),
    );
    for (const blob of rows(repositoryBlobTable).by("repository", id)) {
      if (!referenced.has(blob.digest) && now - blob.usedAt >= blobGrace) rows(repositoryBlobTable).remove(blob.id);
    }
  }
  for (const upload of rows(uploadTable).all()) {
    if (now - upload.usedAt >= uploadGrace) rows(uploadTable).remove(upload.id);
  }
}

/** Collects now and after the grace period, when blobs without a manifest expire. */
export function collectSoon(services: Services): void {
  const { clock, jobs } = services;
  jobs.schedule({ at: clock.now() + blobGrace, kind: "registry/collect", subject: "" });
  collectGarbage(services);
}

/** Removes garbage of an earlier run, and bytes without a row. */
export function recoverContents(services: Services): void {
  const { store, rows } = services;
  const contents = services.service(contentsService);
  contents.removeDrafts();
  store.transact(() => collectGarbage(services));
  for (const digest of contents.all()) removeUnlessUsed(services, digest);
  for (const id of contents.uploads.all()) if (!rows(uploadTable).get(id)) contents.uploads.cancel(id);
}

export function followRows(services: Services): void {
  services.store.onChanges((changes) => {
    const contents = services.service(contentsService);
    for (const { table, rowBefore, rowAfter } of changes) {
      if (!rowBefore || rowAfter) continue;
      if (table === uploadTable) contents.uploads.cancel(rowBefore.id);
      if (table === repositoryBlobTable || table === manifestTable) removeUnlessUsed(services, digestOf(rowBefore.id));
    }
  });
}

function removeUnlessUsed(services: Services, digest: string): void {
  const { rows } = services;
  const holders = [...rows(repositoryBlobTable).by("digest", digest), ...rows(manifestTable).by("digest", digest)];
  if (holders.length === 0) services.service(contentsService).remove(digest);
}

function digestOf(id: string): string {
  return id.slice(id.indexOf("@") + 1);
}

/** Restarts a blob's grace period: a push may rely on a blob that it was told of. */
export function markBlobUsed({ rows, clock }: Services, blob: RepositoryBlobRow): void {
  const now = clock.now();
  // Seldom: each change of a row is written to disk.
  if (now - blob.usedAt > blobGrace / 4) rows(repositoryBlobTable).change(blob.id, { usedAt: now });
}

export function markUploadUsed({ rows, clock }: Services, upload: UploadRow): void {
  const now = clock.now();
  if (now - upload.usedAt > uploadGrace / 4) rows(uploadTable).change(upload.id, { usedAt: now });
}
