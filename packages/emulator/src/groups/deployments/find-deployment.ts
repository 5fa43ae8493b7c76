import type { Context } from "../../engine/context.ts";
import { inReach } from "../../engine/reach.ts";
import { deploymentAt } from "../../hosting/site.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** A deployment within the request's reach, by id, by its own URL, or by an alias. Throws 404 where there is none. */
export function findDeployment(context: Context, idOrUrl: string): DeploymentRow {
  const { rows, store, hosts } = context;
  const found = rows(deploymentTable).get(idOrUrl) ?? deploymentAt(store, hosts.normalize(idOrUrl));
  return inReach(context, deploymentTable, found);
}
