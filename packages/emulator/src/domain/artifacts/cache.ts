import { notFound, refuse } from "../../engine/platform-error.ts";
import type { Service, Services } from "../../engine/services.ts";
import { Blobs } from "../../store/blobs.ts";
import { requireWholeToken } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import type { CacheStatus } from "../accounts/tables.ts";
import { cacheStatusOf } from "../world/world.ts";
import { type ArtifactRow, artifactId, artifactTable } from "./tables.ts";

export function cacheStatus({ scope: { team } }: Context): CacheStatus {
  return team ? cacheStatusOf(team) : "enabled";
}

/** Throws 403 to a token for one project, and where the cache is off, with the code that makes clients go on without it. */
export function requireCache(context: Context): void {
  requireWholeToken(context);
  const status = cacheStatus(context);
  if (status !== "enabled") throw refuse(`cache_${status}`);
}

export function findArtifact(context: Context, hash: string): ArtifactRow {
  requireCache(context);
  const artifact = context.rows(artifactTable).get(artifactId(context.scope.accountId, hash));
  if (!artifact) throw notFound(artifactTable.called);
  return artifact;
}

/** Contents of artifacts, apart from deployments' files: each goes with its last artifact. */
export const contentsService: Service<Blobs> = {
  make: ({ files, store }) => new Blobs(files("artifacts"), store),
  clear: (contents) => contents.clear(),
};

export function recoverContents(services: Services): void {
  for (const content of services.service(contentsService).all()) removeUnlessUsed(services, content);
}

export function followArtifacts(services: Services): void {
  services.store.onChanges((changes) => {
    for (const { table, rowBefore } of changes) {
      // The table's declared type.
      if (table === artifactTable && rowBefore) removeUnlessUsed(services, (rowBefore as ArtifactRow).content);
    }
  });
}

function removeUnlessUsed({ rows, service }: Services, content: string): void {
  if (rows(artifactTable).count("content", content) === 0) service(contentsService).remove(content);
}
