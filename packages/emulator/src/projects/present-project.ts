import { presentLatest } from "../deployments/present-deployment.ts";
import type { Platform } from "../platform.ts";
import type { DeploymentRecord, DomainRecord, Project, ProjectRecord } from "../state/records.ts";
import { presentEnv } from "./present-env.ts";
import { isProduction, productionDeployment } from "./production.ts";

const usualRegion = "iad1";

/** A project as the API shows it: what was set, with what follows from its deployments, domains and variables. */
export function presentProject(platform: Platform, record: ProjectRecord): Project {
  const { state } = platform;
  const deployments = state.deployments.by("project", record.id).sort((a, b) => b.createdAt - a.createdAt);
  const production = productionDeployment(platform, record);
  return {
    directoryListing: false,
    nodeVersion: "24.x",
    framework: null,
    deploymentExpiration: {},
    defaultResourceConfig: { functionDefaultRegions: [usualRegion] },
    resourceConfig: { functionDefaultRegions: [usualRegion] },
    ...record.settings,
    id: record.id,
    name: record.name,
    accountId: record.accountId,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    ...(record.paused ? { paused: true } : {}),
    alias: state.domains
      .by("project", record.id)
      .filter(isProduction)
      .map((domain) => presentAlias(platform, domain, production)),
    env: state.envs.by("project", record.id).map((env) => presentEnv(platform, env, "sealed")),
    hasDeployments: deployments.length > 0,
    latestDeployments: deployments.slice(0, 3).map((deployment) => presentLatest(platform, deployment)),
    targets: production ? { production: presentLatest(platform, production) } : {},
  };
}

function presentAlias(
  platform: Platform,
  domain: DomainRecord,
  deployment: DeploymentRecord | undefined,
): Project["alias"][number] {
  return {
    domain: domain.name,
    environment: "production",
    target: "PRODUCTION",
    createdAt: domain.createdAt,
    deployment: deployment ? presentLatest(platform, deployment) : null,
  };
}
