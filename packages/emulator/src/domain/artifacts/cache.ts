import { notFound, refuse } from "../../engine/platform-error.ts";
import { type RowContents, rowContents } from "../../engine/row-contents.ts";
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

/** Contents of artifacts, apart from deployments' files. */
const contents = rowContents(
  "artifacts",
  [artifactTable],
  ({ rows }, content) => rows(artifactTable).count("content", content) > 0,
);

export const contentsService: RowContents["service"] = contents.service;
export const followArtifacts: RowContents["follow"] = contents.follow;
