import type { Services } from "../../engine/services.ts";
import { having } from "../../store/rows.ts";
import { teamTable } from "../accounts/tables.ts";
import { buildTime } from "./build-time.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/**
 * Until when a deployment waits for one that is built before it; undefined where it does not. A team builds one at a time on the plan
 * `hobby`, where somebody has chosen that.
 */
export function waitsUntil(services: Services, { id, accountId, readyState }: DeploymentRow): number | undefined {
  const { rows, clock } = services;
  if (readyState !== "QUEUED" || rows(teamTable).get(accountId)?.plan !== "hobby") return undefined;
  const clauses = [...having("account", accountId), ...having("state", ["INITIALIZING", "BUILDING"])];
  const [first] = rows(deploymentTable)
    .where(clauses, (other) => other.id !== id)
    .walk("asc");
  const built = first?.row;
  if (!built) return undefined;
  const { createdAt, queuedFor = 0 } = built;
  return Math.max(clock.now() + 1, createdAt + queuedFor + services.part(buildTime));
}
