import { cookieOf } from "../../domain/deployments/routing/route.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import type { RolloutRow } from "../../domain/sites/rollout-tables.ts";
import { activeRollout, shareAt } from "../../domain/sites/rollouts.ts";
import { mapPart, type Part } from "../../engine/services.ts";
import type { Visit } from "../visit.ts";

const visitors: Part<Map<string, number>> = mapPart();

const cookie = "_vcrr";
/** https://vercel.com/docs/rolling-releases, 2026-11-23: they decide for whoever has them in the query, from then on. */
const forced = { vcrrForceStable: 100, vcrrForceCanary: 0 };

/**
 * Leads a visitor of production to the deployment that is rolled out, or leaves him with the one that has served so far. Whoever has come
 * before keeps his place from 0 to 99, of which the new one has those below its share. A hundred new visitors have a hundred places, so that
 * shares are exact; that and the cookie are chosen, since no page says how it is done.
 */
export function rollout(visit: Visit): undefined {
  const { project, deployment, host, services, url, at, request, isExplained, notes, changes } = visit;
  const active = project && activeRollout(services, project.id);
  // A host of a single deployment is served whatever is rolled out.
  if (!active || deployment?.id !== active.currentId || host === deployment.host) return undefined;
  const forcedPlace = Object.entries(forced).find(([name]) => url.searchParams.get(name) === "true")?.[1];
  const before = placeOf(request.headers.get("cookie") ?? "", active);
  const place = forcedPlace ?? before ?? nextPlace(services.part(visitors), active.id, isExplained);
  const share = shareAt(active, at);
  const canary = place < share ? services.rows(deploymentTable).get(active.canaryId) : undefined;
  if (canary) visit.deployment = canary;
  if (place !== before)
    changes.push({
      op: "append",
      name: "set-cookie",
      value: `${cookie}=${active.id}.${place}; Path=/; HttpOnly; SameSite=Lax`,
    });
  const served = canary ?? deployment;
  if (active.hasHeader) changes.push({ op: "set", name: "x-vercel-deployment-id", value: served.id });
  const which = canary ? "the new deployment" : "the deployment of before";
  notes.push({
    step: "rollout",
    why: `The visitor has place ${place}, the new deployment ${share} %: ${which} answers.`,
  });
  return undefined;
}

function placeOf(cookies: string, { id }: RolloutRow): number | undefined {
  const [of, place = ""] = (cookieOf(cookies, cookie) ?? "").split(".");
  return of === id && /^\d{1,3}$/.test(place) ? Number(place) : undefined;
}

function nextPlace(counts: Map<string, number>, id: string, isExplained: boolean): number {
  const count = counts.get(id) ?? 0;
  if (!isExplained) counts.set(id, count + 1);
  return (count % 10) * 10 + (Math.floor(count / 10) % 10);
}
