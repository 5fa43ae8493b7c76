import { pointAlias } from "../aliases/alias-store.ts";
import { hostLabel, labelWithEnd } from "../hosting/host-label.ts";
import type { Platform } from "../platform.ts";
import { isProduction, productionDeployment } from "../projects/production.ts";
import type { DeploymentRecord, ProjectRecord } from "../state/records.ts";
import { accountName } from "../teams/account-name.ts";
import { branchOf } from "./git-origin.ts";

/** Points the host names that follow new deployments to this one; returns them. */
export function assignAliases(platform: Platform, id: string): string[] {
  const deployment = platform.state.deployments.get(id);
  const project = deployment && platform.state.projects.get(deployment.projectId);
  if (!project) return [];
  const names =
    deployment.target === "production"
      ? productionNames(platform, project, deployment)
      : branchNames(platform, project, deployment);
  for (const name of names) pointAlias(platform, name, deployment, deployment.creatorId);
  return names;
}

/** None where the project or the deployment does not assign by itself, is rolled back, or a newer production deployment was faster. */
function productionNames(platform: Platform, project: ProjectRecord, deployment: DeploymentRecord): string[] {
  const { autoAssignCustomDomains, lastRollbackTarget } = project.settings;
  const isHeldBack = autoAssignCustomDomains === false || deployment.config?.autoAssignCustomDomains === false;
  if (isHeldBack || lastRollbackTarget) return [];
  const present = productionDeployment(platform, project);
  if (present?.target === "production" && present.createdAt > deployment.createdAt) return [];
  return platform.state.domains
    .by("project", project.id)
    .filter(isProduction)
    .map(({ name }) => name);
}

function branchNames(platform: Platform, project: ProjectRecord, deployment: DeploymentRecord): string[] {
  const branch = branchOf(deployment);
  if (branch === undefined || deployment.target !== null) return [];
  const own = platform.state.domains
    .by("project", project.id)
    .filter((domain) => domain.gitBranch === branch && domain.verified && domain.redirect === null)
    .map(({ name }) => name);
  const end = `-git-${hostLabel(branch.toLowerCase())}-${accountName(platform, project.accountId)}`;
  return [...own, `${labelWithEnd(project.name, end)}.${platform.hosts.baseDomain}`];
}
