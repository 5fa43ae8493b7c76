import type { Services } from "../../engine/services.ts";
import { dropAlias, pointAlias } from "../aliases/ports/point-alias.ts";
import { branchOf } from "../deployments/ports/git-origin.ts";
import { type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { isProduction, productionDeployment } from "./ports/production.ts";
import { type DomainRow, projectTable } from "./tables.ts";

/** Lets a domain lead to what it should: production, or the newest deployment of its branch; nothing while unverified. */
export function directDomain(services: Services, domain: DomainRow): void {
  const deployment = domain.verified && domain.redirect === null ? destination(services, domain) : undefined;
  if (deployment) pointAlias(services, domain.name, deployment, deployment.creatorId);
  else dropAlias(services, domain.name, domain.projectId);
}

function destination(services: Services, domain: DomainRow): DeploymentRow | undefined {
  const { rows } = services;
  const project = rows(projectTable).get(domain.projectId);
  if (!project) return undefined;
  if (isProduction(domain)) return productionDeployment(services, project);
  return rows(deploymentTable)
    .by("project", project.id)
    .findLast((deployment) => deployment.readyState === "READY" && branchOf(deployment) === domain.gitBranch);
}
