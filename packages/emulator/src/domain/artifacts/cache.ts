import { notFound, refuse } from "../../engine/platform-error.ts";
import { requireWholeToken } from "../accounts/access/there.ts";
import type { Context } from "../accounts/context.ts";
import type { CacheStatus } from "../accounts/tables.ts";
import { cacheStatusOf } from "../world/world.ts";
import { type ArtifactRow, artifactId, artifactTable } from "./tables.ts";

/** Whether the cache of the account that a request acts for may be used; one of a user always may. */
export function statusOf({ scope: { team } }: Context): CacheStatus {
  return team ? cacheStatusOf(team) : "enabled";
}

/**
 * Throws 403 where the cache may not be used, with the code by which clients learn that they have to go on without it; and to a token
 * for one project, since the cache is the whole account's.
 */
export function demandCache(context: Context): void {
  requireWholeToken(context);
  const status = statusOf(context);
  if (status !== "enabled") throw refuse(`cache_${status}`);
}

/**
 * An artifact of the account that a request acts for: the cache has no projects, so that who may somewhere in the team may.
 * Throws 404 where there is none, and 403 where the cache may not be used.
 */
export function findArtifact(context: Context, hash: string): ArtifactRow {
  demandCache(context);
  const artifact = context.rows(artifactTable).get(artifactId(context.scope.accountId, hash));
  if (!artifact) throw notFound(artifactTable.called);
  return artifact;
}
