import { refuse } from "../../engine/platform-error.ts";
import type { Part, Services } from "../../engine/services.ts";
import { newestOf } from "../../store/found.ts";
import { having } from "../../store/rows.ts";
import { isHobby } from "../accounts/account-names.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** Until when a deployment waits for one that is built before it, on the plan `hobby` alone; undefined where it does not. */
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
  return Math.max(clock.now() + 1, createdAt + queuedFor + services.part(buildTime));
}

const mostOfADay = 100;

/** Throws 429 for one deployment more than the plan `hobby` allows within a day. https://vercel.com/docs/limits */
export function checkRate(services: Services, accountId: string): void {
  if (!isHobby(services, accountId)) return;
  const found = services.rows(deploymentTable).where(having("account", accountId));
  const oldest = [...newestOf(found, mostOfADay)][mostOfADay - 1];
  if (oldest && oldest.createdAt > services.clock.now() - 24 * 60 * 60 * 1000)
    throw refuse("deployments_of_a_day", { most: mostOfADay });
}

/** From a deployment's creation to READY, in ms. */
export const buildTime: Part<number> = { make: () => 1000 };
