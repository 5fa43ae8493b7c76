import { dropAlias, pointAlias } from "../aliases/alias-store.ts";
import { branchOf } from "../deployments/git-origin.ts";
import type { Platform } from "../platform.ts";
import type { DeploymentRecord, DomainRecord } from "../state/records.ts";
import { isProduction, productionDeployment } from "./production.ts";

/** Lets a domain lead to what it should: production, or the newest deployment of its branch; nothing while unverified. */
export function directDomain(platform: Platform, domain: DomainRecord): void {
  const deployment = domain.verified && domain.redirect === null ? destination(platform, domain) : undefined;
  if (deployment) pointAlias(platform, domain.name, deployment, deployment.creatorId);
  else dropAlias(platform, domain.name, domain.projectId);
}

function destination(platform: Platform, domain: DomainRecord): DeploymentRecord | undefined {
  const { state } = platform;
  const project = state.projects.get(domain.projectId);
  if (!project) return undefined;
  if (isProduction(domain)) return productionDeployment(platform, project);
  return state.deployments
    .by("project", project.id)
    .filter((deployment) => deployment.readyState === "READY" && branchOf(deployment) === domain.gitBranch)
    .sort((a, b) => b.createdAt - a.createdAt)[0];
}
