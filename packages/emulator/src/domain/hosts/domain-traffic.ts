import type { Services } from "../../engine/services.ts";
import { requireRight } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import { currentDeployment } from "../deployments/current-deployment.ts";
import { branchOf, type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { isProduction } from "../projects/production-domain.ts";
import { type DomainRow, projectTable } from "../projects/tables.ts";
import { holdersOf } from "./host-names.ts";
import { dropAlias, pointAlias } from "./point-alias.ts";
import { isProductionName, productionDeployment } from "./production.ts";

export function directDomain(services: Services, domain: DomainRow): void {
  const deployment = domain.verified && domain.redirect === null ? destination(services, domain) : undefined;
  if (deployment) pointAlias(services, domain.name, deployment, deployment.creatorId);
  else dropAlias(services, domain.name, domain.projectId);
}

/** Removes aliases of the account's other projects at a verified domain. Throws 403 where the caller may not deploy there. */
export function takeFromOthers(context: Context, { name, accountId, projectId, verified }: DomainRow): void {
  if (!verified) return;
  for (const holder of holdersOf(context, name)) {
    if (holder.by !== "alias" || holder.accountId !== accountId) continue;
    if (isProductionName(context, holder.projectId ?? "", name)) requireRight(context, "deploy.production", holder);
    if (holder.projectId === projectId) continue;
    requireRight(context, "deploy", holder);
    for (const host of context.hosts.spellings(name)) dropAlias(context, host, holder.projectId);
  }
}

function destination(services: Services, domain: DomainRow): DeploymentRow | undefined {
  const { rows } = services;
  const project = rows(projectTable).get(domain.projectId);
  if (!project) return undefined;
  if (isProduction(domain)) return productionDeployment(services, project);
  const { customEnvironmentId: id, projectId } = domain;
  if (id !== null) return currentDeployment(services, { id, projectId });
  // A deployment in progress assigns its names itself, unless a check blocks it.
  return rows(deploymentTable)
    .by("project", project.id)
    .findLast((each) => each.aliasAssignedAt !== undefined && branchOf(each) === domain.gitBranch);
}
