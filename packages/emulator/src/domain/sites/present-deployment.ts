import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import type { Services } from "../../engine/services.ts";
import { teamTable, userTable } from "../accounts/tables.ts";
import { waitsUntil } from "../deployments/queue.ts";
import {
  type Deployment,
  type DeploymentRow,
  type DeploymentSummary,
  isOfProduction,
  isRollbackCandidate,
} from "../deployments/tables.ts";
import { customEnvironmentTable } from "../environment/tables.ts";
import { deploymentAt } from "../hosts/deployment-at.ts";
import { presentCustom } from "../hosts/present-custom.ts";
import { type LatestDeployment, projectTable } from "../projects/tables.ts";
import { planOf } from "../world/world.ts";
import { checksOf, classicChecksOf } from "./check-runs.ts";

const region = "iad1";

function common(services: Services, record: DeploymentRow) {
  return {
    ...pick(record, "name", "createdAt", "readyState", "target"),
    type: "LAMBDAS" as const,
    url: record.host,
    meta: { ...record.meta },
    buildingAt: record.buildingAt ?? record.createdAt,
    // The emulator's page replaces the platform's dashboard.
    inspectorUrl: `${services.hosts.url}/_emulator/#/deployments/${record.id}`,
    aliasError: record.aliasError ?? null,
    ...classicChecksOf(services, record),
    ...omitUndefined({ readySubstate: substateOf(record), ready: record.readyAt }),
  };
}

/** The public host: a production name while it leads here, since the deployment's own may be protected. */
function openHost(services: Services, record: DeploymentRow): string {
  const leadsHere = (alias: string) => deploymentAt(services, alias)?.id === record.id;
  return (isOfProduction(record) && record.aliases.find(leadsHere)) || record.host;
}

export function presentDeployment(services: Services, record: DeploymentRow): Deployment {
  const { rows } = services;
  const creator = rows(userTable).get(record.creatorId);
  const team = rows(teamTable).get(record.accountId);
  const project = rows(projectTable).get(record.projectId);
  const { config = {}, customEnvironmentId: customId } = record;
  const custom = customId === undefined ? undefined : rows(customEnvironmentTable).get(customId);
  return {
    ...common(services, record),
    origin: services.hosts.origin(openHost(services, record)),
    ...pick(record, "id", "projectId", "projectSettings", "source", "forced", "canceledAt"),
    ...pick(record, "errorCode", "errorMessage", "gitSource"),
    ...pick(config, "autoAssignCustomDomains", "builds", "crons", "functions", "images", "prebuilt"),
    version: 2,
    status: record.readyState,
    ownerId: record.accountId,
    creator: omitUndefined({ uid: record.creatorId, username: creator?.username }),
    plan: team ? planOf(team) : "hobby",
    alias: [...record.aliases],
    aliasAssigned: record.aliasAssignedAt !== undefined,
    aliasAssignedAt: record.aliasAssignedAt ?? null,
    bootedAt: record.initializingAt ?? record.createdAt,
    build: { env: unite(config.buildEnv, record.variables) },
    env: unite(config.env, record.variables),
    buildSkipped: false,
    createdIn: region,
    regions: config.regions ?? [region],
    isInConcurrentBuildsQueue: waitsUntil(services, record) !== undefined,
    isInSystemBuildsQueue: false,
    public: config.public ?? false,
    routes: config.routes ?? null,
    ...omitUndefined({
      passiveRegions: config.functionFailoverRegions,
      userAliases: config.alias && [...config.alias],
      customEnvironment: custom
        ? presentCustom(services, custom)
        : customId === undefined
          ? undefined
          : { id: customId },
      checks: checksOf(services, record),
      buildErrorAt: record.failedAt,
      project: project && { id: project.id, name: project.name, framework: project.settings.framework ?? null },
      team: team && { id: team.id, name: team.name ?? team.slug, slug: team.slug },
    }),
  };
}

function unite(own: readonly string[] = [], saved: readonly string[] = []): string[] {
  return [...new Set([...own, ...saved])];
}

export function presentSummary(services: Services, record: DeploymentRow): DeploymentSummary {
  const { customEnvironmentId: customId } = record;
  const custom = customId === undefined ? undefined : services.rows(customEnvironmentTable).get(customId);
  const creator = services.rows(userTable).get(record.creatorId);
  return {
    ...common(services, record),
    ...pick(record, "projectId", "projectSettings", "source", "forced", "errorCode", "errorMessage"),
    uid: record.id,
    created: record.createdAt,
    state: record.readyState,
    creator: omitUndefined({ uid: record.creatorId, username: creator?.username, email: creator?.email }),
    aliasAssigned: record.aliasAssignedAt ?? false,
    isRollbackCandidate: isRollbackCandidate(record),
    ...omitUndefined({
      checks: checksOf(services, record),
      customEnvironment:
        customId === undefined ? undefined : { id: customId, ...omitUndefined({ slug: custom?.slug }) },
    }),
  };
}

export function presentLatest(services: Services, record: DeploymentRow): LatestDeployment {
  const { rows } = services;
  const user = rows(userTable).get(record.creatorId);
  const team = rows(teamTable).get(record.accountId);
  const { ready: _, inspectorUrl: __, ...shared } = common(services, record);
  return {
    ...shared,
    id: record.id,
    createdIn: region,
    deploymentHostname: record.host,
    plan: team ? planOf(team) : "hobby",
    private: true,
    creator: user ? { uid: user.id, email: user.email, username: user.username } : null,
    alias: [...record.aliases],
    aliasAssigned: record.aliasAssignedAt ?? null,
    teamId: team?.id ?? null,
    userId: record.creatorId,
    ...omitUndefined({ readyAt: record.readyAt }),
  };
}

/** STAGED until it has the production domains. */
function substateOf({
  target,
  readyState,
  aliasAssignedAt,
  aliases,
  promoted,
}: DeploymentRow): Deployment["readySubstate"] {
  if (readyState !== "READY" || (target !== "production" && !promoted)) return undefined;
  return promoted || (aliasAssignedAt !== undefined && aliases.length > 0) ? "PROMOTED" : "STAGED";
}
