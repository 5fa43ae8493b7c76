import type { Right } from "../../engine/access/rights.ts";
import { requireRight } from "../../engine/access/there.ts";
import type { Context } from "../../engine/context.ts";
import { inReach } from "../../engine/reach.ts";
import { deploymentAt } from "./deployment-at.ts";
import { isOfProduction } from "./states.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** A deployment within the request's reach, by id, by its own URL, or by an alias. Throws as `findProject` does. */
export function findDeployment(context: Context, idOrUrl: string, needs?: readonly Right[]): DeploymentRow {
  const { rows, hosts } = context;
  const found = rows(deploymentTable).get(idOrUrl) ?? deploymentAt(context, hosts.normalize(idOrUrl));
  return inReach(context, deploymentTable, found, needs);
}

/** Throws 403 for a deployment of production where one may not deploy there. */
export function checkProduction(context: Context, deployment: DeploymentRow): void {
  if (isOfProduction(deployment)) requireRight(context, "deploy.production", deployment);
}
