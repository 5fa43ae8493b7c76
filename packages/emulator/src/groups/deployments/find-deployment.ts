import type { Context } from "../../engine/context.ts";
import { notFound } from "../../engine/platform-error.ts";
import { deploymentAt } from "../../hosting/site.ts";
import type { DeploymentRecord } from "../../store/records.ts";

/** A deployment within the request's reach, by id, by its own URL, or by an alias. Throws 404 where there is none. */
export function findDeployment({ state, scope, hosts }: Context, idOrUrl: string): DeploymentRecord {
  const deployment = state.deployments.get(idOrUrl) ?? deploymentAt(state, hosts.normalize(idOrUrl));
  if (!deployment || !scope.reaches(deployment.accountId)) throw notFound("Deployment");
  return deployment;
}
