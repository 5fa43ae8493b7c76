import { createHash } from "node:crypto";
import { accountName } from "../../engine/account-names.ts";
import { hostLabel, labelWithEnd } from "../../engine/host-label.ts";
import type { Services } from "../../engine/services.ts";
import { pointAlias } from "../aliases/ports/point-alias.ts";
import { isAnothers, isFreeFor } from "../projects/ports/host-names.ts";
import { isProduction, productionDeployment } from "../projects/ports/production.ts";
import { domainTable, type ProjectRow, projectTable } from "../projects/tables.ts";
import { branchOf } from "./ports/git-origin.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** Points the host names that follow new deployments to this one; returns them. */
export function assignAliases(services: Services, id: string): string[] {
  const deployment = services.rows(deploymentTable).get(id);
  const project = deployment && services.rows(projectTable).get(deployment.projectId);
  if (!project) return [];
  const wanted =
    deployment.target === "production"
      ? productionNames(services, project, deployment)
      : branchNames(services, project, deployment);
  // What another account has is left to it: a step of a deployment has nobody whom it could tell.
  const names = wanted.filter((name) => !isAnothers(services, name, project.accountId));
  for (const name of names) pointAlias(services, name, deployment, deployment.creatorId);
  return names;
}

/** None where the project or the deployment does not assign by itself, is rolled back, or a newer production deployment was faster. */
function productionNames(services: Services, project: ProjectRow, deployment: DeploymentRow): string[] {
  const { autoAssignCustomDomains, lastRollbackTarget } = project.settings;
  const isHeldBack = autoAssignCustomDomains === false || deployment.config?.autoAssignCustomDomains === false;
  if (isHeldBack || lastRollbackTarget) return [];
  const present = productionDeployment(services, project);
  const { position } = services.rows(deploymentTable);
  if (present?.target === "production" && position(present) > position(deployment)) return [];
  return services
    .rows(domainTable)
    .by("project", project.id)
    .filter(isProduction)
    .map(({ name }) => name);
}

function branchNames(services: Services, project: ProjectRow, deployment: DeploymentRow): string[] {
  const branch = branchOf(deployment);
  if (branch === undefined || deployment.target !== null) return [];
  const own = services
    .rows(domainTable)
    .by("project", project.id)
    .filter((domain) => domain.gitBranch === branch && domain.verified && domain.redirect === null)
    .map(({ name }) => name);
  const generated = branchHosts(services, project, branch).find((name) => isFreeFor(services, name, project));
  return generated === undefined ? own : [...own, generated];
}

/**
 * `<project>-git-<branch>-<account>.<base domain>`, and the same with a suffix for a branch whose name somebody else has: different
 * projects, branches and accounts can lead to one name. The suffix follows from project and branch, so that the name stays.
 */
function branchHosts(services: Services, { id, name, accountId }: ProjectRow, branch: string): string[] {
  const end = `-git-${hostLabel(branch.toLowerCase())}-${accountName(services, accountId)}`;
  const suffix = `-${createHash("sha256").update(`${id}/${branch}`).digest("hex").slice(0, 6)}`;
  const plain = labelWithEnd(name, end);
  const suffixed = `${plain.slice(0, 63 - suffix.length).replace(/-+$/, "")}${suffix}`;
  return [plain, suffixed].map((label) => `${label}.${services.hosts.baseDomain}`);
}
