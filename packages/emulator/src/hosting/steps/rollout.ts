import { createHash } from "node:crypto";
import { cookieOf } from "../../domain/deployments/routing/route.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { addressOf } from "../../domain/projects/trusted.ts";
import type { RolloutRow } from "../../domain/sites/rollout-tables.ts";
import { activeRollout, shareAt } from "../../domain/sites/rollouts.ts";
import { mapService, type Service } from "../../engine/services.ts";
import type { Visit } from "../visit.ts";

/** Addresses by rollout with their buckets, and how many each rollout has had. */
const visitors: Service<Map<string, number>> = mapService();
const maxVisitors = 100_000;

const forced = { vcrrForceStable: 1, vcrrForceCanary: 0 };

/**
 * Leads a visitor of production to the deployment that is rolled out, or leaves him with the one that has served so far, by the bucket of his
 * cookie or else of his address: https://vercel.com/docs/rolling-releases, 2026-11-29. The platform hashes addresses; here a hundred new
 * ones have a hundred buckets, so that shares are exact.
 */
export function rollout(visit: Visit): undefined {
  const { project, deployment, host, services, url, at, request, notes, changes } = visit;
  const active = project && activeRollout(services, project.id);
  // A host of a single deployment is served whatever is rolled out.
  if (!active || deployment?.id !== active.currentId || host === deployment.host) return undefined;
  const [, forcedBucket] = Object.entries(forced).find(([name]) => url.searchParams.get(name) === "true") ?? [];
  const cookie = `_vcrr_${createHash("sha256").update(project.id).digest("hex").slice(0, 16)}`;
  const before = bucketOf(cookieOf(request.headers.get("cookie") ?? "", cookie), active);
  const bucket = forcedBucket ?? before ?? bucketFor(visit, active);
  const share = shareAt(active, at);
  const canary = bucket <= share / 100 ? services.rows(deploymentTable).get(active.canaryId) : undefined;
  if (canary) visit.deployment = canary;
  const value = `${active.canaryId}|${bucket}${forcedBucket === undefined ? "" : "|forced"}`;
  if (bucket !== before)
    changes.push({ op: "append", name: "set-cookie", value: `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax` });
  const served = canary ?? deployment;
  if (active.hasHeader) changes.push({ op: "set", name: "x-vercel-deployment-id", value: served.id });
  const which = canary ? "the new deployment" : "the deployment of before";
  const source = forcedBucket !== undefined ? "the query" : before !== undefined ? "the cookie" : "the address";
  const why = `The visitor has bucket ${bucket} by ${source}, the new deployment ${share} %: ${which} answers.`;
  notes.push({ step: "rollout", why });
  return undefined;
}

function bucketOf(cookie: string | undefined, { canaryId }: RolloutRow): number | undefined {
  const [id, bucket = ""] = (cookie ?? "").split("|");
  return id === canaryId && /^(?:0|0?\.\d{1,20}|1)$/.test(bucket) ? Number(bucket) : undefined;
}

function bucketFor({ request, services, isExplained }: Visit, { id }: RolloutRow): number {
  const buckets = services.service(visitors);
  const key = `${id} ${addressOf(request.headers)}`;
  const before = buckets.get(key);
  if (before !== undefined) return before;
  const count = buckets.get(id) ?? 0;
  const bucket = ((count % 10) * 10 + (Math.floor(count / 10) % 10) + 1) / 100;
  if (isExplained) return bucket;
  if (buckets.size >= maxVisitors) buckets.clear();
  buckets.set(id, count + 1).set(key, bucket);
  return bucket;
}
