import type { Services } from "../../engine/services.ts";
import type { DeploymentRecord, DomainRecord, ProjectRecord } from "../../store/records.ts";

/** Whether a domain follows the production deployment. */
export function isProduction(domain: DomainRecord): boolean {
  return (
    domain.gitBranch === null && domain.customEnvironmentId === null && domain.redirect === null && domain.verified
  );
}

/** The deployment that the project's production domains lead to. */
export function productionDeployment({ state }: Services, { id }: ProjectRecord): DeploymentRecord | undefined {
  for (const domain of state.domains.by("project", id).filter(isProduction)) {
    const alias = state.aliases.by("alias", domain.name)[0];
    const deployment = alias?.deploymentId ? state.deployments.get(alias.deploymentId) : undefined;
    if (deployment?.projectId === id) return deployment;
  }
  return undefined;
}
