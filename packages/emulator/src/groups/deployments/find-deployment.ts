import type { Context } from "../../engine/context.ts";
import { inReach } from "../../engine/reach.ts";
import { deploymentAt } from "./deployment-at.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** A deployment within the request's reach, by id, by its own URL, or by an alias. Throws 404 where there is none. */
export function findDeployment(context: Context, idOrUrl: string): DeploymentRow {
  const { rows, hosts } = context;
  const found = rows(deploymentTable).get(idOrUrl) ?? deploymentAt(context, hosts.normalize(idOrUrl));
  return inReach(context, deploymentTable, found);
}
