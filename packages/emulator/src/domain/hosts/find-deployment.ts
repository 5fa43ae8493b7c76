import type { Right } from "../accounts/access/rights.ts";
import type { Context } from "../accounts/context.ts";
import { inReach } from "../accounts/reach.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { deploymentAt } from "./deployment-at.ts";

/** A deployment within the request's reach, by id, by its own URL, or by an alias. Throws as `findProject` does. */
export function findDeployment(context: Context, idOrUrl: string, needs?: readonly Right[]): DeploymentRow {
  const { rows, hosts } = context;
  const found = rows(deploymentTable).get(idOrUrl) ?? deploymentAt(context, hosts.normalize(idOrUrl));
  return inReach(context, deploymentTable, found, needs);
}
