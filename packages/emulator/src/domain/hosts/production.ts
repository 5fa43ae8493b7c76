import type { Services, WithRows } from "../../engine/services.ts";
import { type DeploymentRow, deploymentTable, isOfProduction } from "../deployments/tables.ts";
import { followsProduction, isProduction } from "../projects/production-domain.ts";
import { domainTable, type ProjectRow } from "../projects/tables.ts";
import { aliasTable } from "./alias-tables.ts";

export function productionDeployment({ rows }: Services, { id }: ProjectRow): DeploymentRow | undefined {
  for (const domain of rows(domainTable).by("project", id).filter(isProduction)) {
    const alias = rows(aliasTable).first("alias", domain.name);
    const deployment = alias?.deploymentId ? rows(deploymentTable).get(alias.deploymentId) : undefined;
    if (deployment?.projectId === id) return deployment;
  }
  return undefined;
}

/** The host of the platform's own requests to production: the first domain. */
export function productionHost({ rows }: WithRows, { id }: ProjectRow): string | undefined {
  return rows(domainTable).by("project", id).find(isProduction)?.name;
}

/** Whether a name, in any spelling, is a production domain or an alias of a deployment that was in production. */
export function isProductionName({ rows, hosts }: Services, projectId: string, name: string): boolean {
  return hosts.spellings(name).some((host) => {
    const domains = rows(domainTable).by("name", host);
    const deployments = rows(aliasTable)
      .by("alias", host)
      .flatMap(({ deploymentId }) => rows(deploymentTable).get(deploymentId ?? "") ?? []);
    return (
      domains.some((domain) => domain.projectId === projectId && followsProduction(domain)) ||
      deployments.some((deployment) => deployment.projectId === projectId && isOfProduction(deployment))
    );
  });
}
