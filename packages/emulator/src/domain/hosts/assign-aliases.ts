import { labelWithEnd } from "../../engine/addresses/host-label.ts";
import type { Services } from "../../engine/services.ts";
import { teamTable } from "../accounts/tables.ts";
import { generatedHosts } from "../deployments/generated-hosts.ts";
import { branchOf, type DeploymentRow, deploymentTable } from "../deployments/tables.ts";
import { customEnvironmentTable } from "../environment/tables.ts";
import { isProduction } from "../projects/production-domain.ts";
import { domainTable, type ProjectRow, projectTable } from "../projects/tables.ts";
import type { AliasRow } from "./alias-tables.ts";
import { isAnothers, isFreeFor } from "./host-names.ts";
import { pointAlias } from "./point-alias.ts";
import { productionDeployment } from "./production.ts";

export function assignAliases(services: Services, id: string): string[] {
  const deployment = services.rows(deploymentTable).get(id);
  const project = deployment && services.rows(projectTable).get(deployment.projectId);
  if (!project) return [];
  const candidates =
    deployment.target === "production"
      ? namesFor(services, project, deployment)
      : previewNames(services, project, deployment);
  // Names of other accounts are skipped silently: a build step has no caller to tell.
  const names = candidates.filter((name) => !isAnothers(services, name, project.accountId));
  for (const name of names) pointAlias(services, name, deployment, deployment.creatorId);
  return names;
}

/** Names for a new production deployment: none without automatic assignment, after a rollback, or when a newer deployment has them. */
export function namesFor(services: Services, project: ProjectRow, deployment: DeploymentRow): string[] {
  const { autoAssignCustomDomains, lastRollbackTarget } = project.settings;
  const isHeldBack = autoAssignCustomDomains === false || deployment.config?.autoAssignCustomDomains === false;
  if (isHeldBack || lastRollbackTarget) return [];
  const present = productionDeployment(services, project);
  const { position } = services.rows(deploymentTable);
  if (present?.target === "production" && position(present) > position(deployment)) return [];
  const configured = (deployment.config?.alias ?? []).map(services.hosts.normalize);
  const free = configured.filter((name) => isFreeFor(services, name, project));
  return [...new Set([...productionNames(services, project), ...free])];
}

/** Points production names to a deployment and marks it as promoted; returns the aliases. */
export function takeProduction(
  services: Services,
  deployment: DeploymentRow,
  names: Iterable<string>,
  creatorId: string,
): AliasRow[] {
  const moved = [...names].map((name) => pointAlias(services, name, deployment, creatorId));
  const aliases = [...new Set([...deployment.aliases, ...moved.map(({ alias }) => alias)])];
  services.rows(deploymentTable).change(deployment.id, { promoted: true, aliases });
  return moved;
}

/** Production names of a project: its domains, and in a team `<project>-<team>.<base domain>`. */
export function productionNames(services: Services, project: ProjectRow): string[] {
  const { rows, hosts } = services;
  const own = rows(domainTable).by("project", project.id).filter(isProduction);
  const team = rows(teamTable).get(project.accountId);
  const generated = team ? [`${labelWithEnd(project.name, `-${team.slug}`)}.${hosts.baseDomain}`] : [];
  return [...own.map(({ name }) => name), ...generated.filter((name) => isFreeFor(services, name, project))];
}

/** Names of a preview: domains and a generated name of its custom environment or branch. */
function previewNames(services: Services, project: ProjectRow, deployment: DeploymentRow): string[] {
  if (deployment.target !== null) return [];
  const { customEnvironmentId: custom } = deployment;
  const branch = branchOf(deployment);
  const environment = custom === undefined ? undefined : services.rows(customEnvironmentTable).get(custom);
  const own = services
    .rows(domainTable)
    .by("project", project.id)
    .filter((domain) => domain.verified && domain.redirect === null)
    .filter(({ customEnvironmentId, gitBranch }) =>
      custom === undefined
        ? customEnvironmentId === null && branch !== undefined && gitBranch === branch
        : customEnvironmentId === custom,
    )
    .map(({ name }) => name);
  const generated = [
    ...(environment ? [generatedHosts(services, project, "env", environment.slug)] : []),
    ...(branch === undefined ? [] : [generatedHosts(services, project, "git", branch)]),
  ];
  return [...own, ...generated.flatMap((hosts) => hosts.find((name) => isFreeFor(services, name, project)) ?? [])];
}
