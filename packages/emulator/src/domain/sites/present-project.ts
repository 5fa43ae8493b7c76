import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import type { Services } from "../../engine/services.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import { can } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { presentEnv } from "../environment/present-env.ts";
import { presentCustoms } from "../hosts/present-custom.ts";
import { productionDeployment } from "../hosts/production.ts";
import { scopeOfProject } from "../projects/find-project.ts";
import { isProduction } from "../projects/production-domain.ts";
import { defaultRegion } from "../projects/settings-from.ts";
import { domainTable, envTable, type Project, type ProjectRow } from "../projects/tables.ts";
import { cronsOf } from "./crons.ts";
import { presentLatest } from "./present-deployment.ts";

/** A project for the caller; bypass secrets only with the right `protection`. */
export function presentProject(context: Context, record: ProjectRow): Project {
  const { rows } = context;
  const { protectionBypass, ...settings } = record.settings;
  const opens = can(context, "protection", scopeOfProject(record));
  const latest = [...newestOf(rows(deploymentTable).where(having("project", record.id)), 3)];
  const production = productionDeployment(context, record);
  return {
    directoryListing: false,
    nodeVersion: "24.x",
    framework: null,
    defaultResourceConfig: { functionDefaultRegions: [defaultRegion] },
    resourceConfig: { functionDefaultRegions: [defaultRegion] },
    previewDeploymentSuffix: null,
    previewDeploymentsDisabled: false,
    serverlessFunctionRegion: settings.resourceConfig?.functionDefaultRegions[0] ?? defaultRegion,
    ...settings,
    // A firewall without rule sets has an empty object: https://github.com/vercel/sdk/issues/193.
    ...(settings.security && { security: { managedRules: {}, ...settings.security } }),
    ...omitUndefined({ link: settings.link && presentLink(settings.link, context) }),
    ...(opens ? omitUndefined({ protectionBypass }) : {}),
    ...pick(record, "id", "name", "accountId", "createdAt", "updatedAt"),
    ...(record.paused ? { paused: true } : {}),
    ...(production ? { alias: aliasesOf(context, record) } : {}),
    env: rows(envTable)
      .by("project", record.id)
      .map((env) => presentEnv(context, env, "sealed")),
    customEnvironments: presentCustoms(context, record.id),
    hasDeployments: latest.length > 0,
    latestDeployments: latest.map((deployment) => presentLatest(context, deployment)),
    ...omitUndefined({ crons: presentCrons(context, record) }),
    targets: production ? { production: presentLatest(context, production) } : {},
  };
}

/** Hooks have the emulator's address as the caller reached it. */
function presentLink(link: NonNullable<Project["link"]>, { url }: Context): NonNullable<Project["link"]> {
  const deployHooks = link.deployHooks.map((hook) => ({ ...hook, url: new URL(hook.url, url).href }));
  return { ...link, deployHooks };
}

function presentCrons(services: Services, project: ProjectRow): Project["crons"] {
  const { deployment, definitions = [] } = cronsOf(services, project) ?? {};
  if (!deployment && !project.crons) return undefined;
  const since = deployment?.aliasAssignedAt ?? (deployment ?? project).createdAt;
  const common = { definitions, deploymentId: deployment?.id ?? null };
  return { ...common, disabledAt: null, enabledAt: since, updatedAt: since, ...project.crons };
}

/** Production names of a project. */
export function aliasesOf(services: Services, record: ProjectRow): NonNullable<Project["alias"]> {
  const production = productionDeployment(services, record);
  const deployment = production ? presentLatest(services, production) : null;
  return services
    .rows(domainTable)
    .by("project", record.id)
    .filter(isProduction)
    .map(({ name: domain, createdAt }) => {
      return { domain, environment: "production", target: "PRODUCTION", createdAt, deployment };
    });
}
