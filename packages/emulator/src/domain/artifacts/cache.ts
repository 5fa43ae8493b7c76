import { notFound, refuse } from "../../engine/platform-error.ts";
import type { Part, Services } from "../../engine/services.ts";
import { Blobs } from "../../store/blobs.ts";
import { requireWholeToken } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/context.ts";
import type { CacheStatus } from "../accounts/tables.ts";
import { cacheStatusOf } from "../world/world.ts";
import { type ArtifactRow, artifactId, artifactTable } from "./tables.ts";

export function statusOf({ scope: { team } }: Context): CacheStatus {
  return team ? cacheStatusOf(team) : "enabled";
}

/** Throws 403 where the cache may not be used, with the code by which clients go on without it; and to a token for one project. */
export function demandCache(context: Context): void {
  requireWholeToken(context);
  const status = statusOf(context);
  if (status !== "enabled") throw refuse(`cache_${status}`);
}

export function findArtifact(context: Context, hash: string): ArtifactRow {
  demandCache(context);
  const artifact = context.rows(artifactTable).get(artifactId(context.scope.accountId, hash));
  if (!artifact) throw notFound(artifactTable.called);
  return artifact;
}

/** What the artifacts are: apart from what is deployed, so that it can go when the last artifact that has it goes. */
export const contentsPart: Part<Blobs> = {
  make: ({ files, store }) => new Blobs(files("artifacts"), store),
  clear: (contents) => contents.clear(),
};

export function recoverContents(services: Services): void {
  for (const content of services.part(contentsPart).all()) removeUnlessHeld(services, content);
}

export function followArtifacts(services: Services): void {
  services.store.onChanges((changes) => {
    for (const { table, before } of changes) {
      // A row of this table is what it was declared to be.
      if (table === artifactTable && before) removeUnlessHeld(services, (before as ArtifactRow).content);
    }
  });
}

function removeUnlessHeld({ rows, part }: Services, content: string): void {
  if (rows(artifactTable).count("content", content) === 0) part(contentsPart).remove(content);
}
