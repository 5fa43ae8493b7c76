import type { Services } from "../../../engine/services.ts";
import { aliasTable } from "../../aliases/tables.ts";
import { type DeploymentRow, deploymentTable } from "../../deployments/tables.ts";
import { type DomainRow, domainTable, type ProjectRow } from "../tables.ts";

/** Whether a domain follows the production deployment. */
export function isProduction(domain: DomainRow): boolean {
  return (
    domain.gitBranch === null && domain.customEnvironmentId === null && domain.redirect === null && domain.verified
  );
}

/** The deployment that the project's production domains lead to. */
export function productionDeployment({ rows }: Services, { id }: ProjectRow): DeploymentRow | undefined {
  for (const domain of rows(domainTable).by("project", id).filter(isProduction)) {
    const alias = rows(aliasTable).by("alias", domain.name)[0];
    const deployment = alias?.deploymentId ? rows(deploymentTable).get(alias.deploymentId) : undefined;
    if (deployment?.projectId === id) return deployment;
  }
  return undefined;
}

/** Whether a name is one of the domains that follow a project's production, or shadows one. */
export function isProductionName({ rows, hosts }: Services, projectId: string, name: string): boolean {
  return hosts
    .spellings(name)
    .flatMap((host) => rows(domainTable).by("name", host))
    .some((domain) => domain.projectId === projectId && isProduction(domain));
}
