import { refuse } from "../../engine/platform-error.ts";
import type { Service, Services } from "../../engine/services.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import { isHobby } from "../accounts/account-names.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** When a queued deployment's turn comes: the plan `hobby` builds one at a time. Undefined: now. */
export function waitsUntil(services: Services, { id, accountId, readyState }: DeploymentRow): number | undefined {
  const { rows, clock } = services;
  if (readyState !== "QUEUED" || !isHobby(services, accountId)) return undefined;
  const clauses = [...having("account", accountId), ...having("state", ["INITIALIZING", "BUILDING"])];
  const [first] = rows(deploymentTable)
    .where(clauses, (other) => other.id !== id)
    .walk("asc");
  const built = first?.row;
  if (!built) return undefined;
  const { createdAt, queuedFor = 0 } = built;
  return Math.max(clock.now() + 1, createdAt + queuedFor + services.service(buildTime));
}

const maxPerDay = 100;

/** Throws 429 beyond the plan `hobby`'s deployments per day: https://vercel.com/docs/limits. */
export function checkRate(services: Services, accountId: string): void {
  if (!isHobby(services, accountId)) return;
  const deployments = services.rows(deploymentTable).where(having("account", accountId));
  const oldest = [...newestOf(deployments, maxPerDay)][maxPerDay - 1];
  if (oldest && oldest.createdAt > services.clock.now() - 24 * 60 * 60 * 1000)
    throw refuse("deployments_of_a_day", { most: maxPerDay });
}

/** Ms from creation to READY. */
export const buildTime: Service<number> = { make: () => 1000 };
