import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { customEnvironmentTable } from "../environment/tables.ts";
import { isProduction } from "../projects/production-domain.ts";
import { domainTable, projectTable } from "../projects/tables.ts";
import { builtEnvTable, type CreateDeploymentInput, type DeploymentRow } from "./tables.ts";
import { variablesOfDeployment } from "./variables-for.ts";

const purpose = "deployment env";

export function keepOwnEnv(
  { keys, rows }: Services,
  id: string,
  env: CreateDeploymentInput["env"],
  from?: string,
): void {
  const before = from === undefined ? undefined : rows(builtEnvTable).get(from)?.own;
  const own = env ? keys.encrypt(JSON.stringify(env), purpose) : before;
  if (own !== undefined) rows(builtEnvTable).put({ id, sealed: own, own });
}

/** Keeps the variables that a deployment is built with: what is changed later is for later ones. Its own win over those of its project. */
export function keepBuiltEnv(services: Services, deployment: DeploymentRow): readonly string[] {
  const { keys, rows } = services;
  const values = Object.fromEntries(
    variablesOfDeployment(services, deployment).map(({ key, secretValue }) => [key, keys.decrypt(secretValue)]),
  );
  const { id } = deployment;
  const own = rows(builtEnvTable).get(id)?.own;
  const all = own === undefined ? values : { ...values, ...JSON.parse(keys.decrypt(own, purpose)) };
  rows(builtEnvTable).put({ id, sealed: keys.encrypt(JSON.stringify(all), purpose), ...omitUndefined({ own }) });
  return Object.keys(values);
}

/** The variables that the code of a deployment runs with, sensitive ones too, and what the platform itself tells it. */
export function builtEnv(services: Services, deployment: DeploymentRow): Readonly<Record<string, string>> {
  const { keys, rows } = services;
  const kept = rows(builtEnvTable).get(deployment.id);
  // It was written above.
  const values: Record<string, string> = kept ? JSON.parse(keys.decrypt(kept.sealed, purpose)) : {};
  const isExposed = rows(projectTable).get(deployment.projectId)?.settings.autoExposeSystemEnvs !== false;
  return { ...values, ...bypassOf(rows, deployment), ...(isExposed && systemOf(services, deployment)) };
}

/** One of the platform's own environments. */
function ownEnvironment({ target }: DeploymentRow): string {
  return target === "production" ? "production" : "preview";
}

export function environmentOf({ rows }: WithRows, deployment: DeploymentRow): string {
  const { customEnvironmentId: id } = deployment;
  return (id !== undefined && rows(customEnvironmentTable).get(id)?.slug) || ownEnvironment(deployment);
}

function systemOf(services: Services, deployment: DeploymentRow): Record<string, string> {
  const { id, host, projectId } = deployment;
  return {
    VERCEL: "1",
    VERCEL_ENV: ownEnvironment(deployment),
    VERCEL_TARGET_ENV: environmentOf(services, deployment),
    VERCEL_PROJECT_PRODUCTION_URL: shortestOf(services, projectId) ?? host,
    VERCEL_URL: host,
    VERCEL_DEPLOYMENT_ID: id,
    VERCEL_PROJECT_ID: projectId,
  };
}

/** A domain of production, the shortest of one's own where there is one: https://vercel.com/docs/environment-variables/system-environment-variables, 2026-07-15. */
function shortestOf({ rows, hosts }: Services, projectId: string): string | undefined {
  const names = [...rows(domainTable).by("project", projectId)].filter(isProduction).map(({ name }) => name);
  const isGiven = (name: string) => Number(name.endsWith(`.${hosts.baseDomain}`));
  return names.sort((a, b) => isGiven(a) - isGiven(b) || a.length - b.length)[0];
}

/** The secret by which the code reaches its own protected deployment, where the project says so. */
function bypassOf(rows: Services["rows"], { projectId }: DeploymentRow): Record<string, string> {
  const bypasses = Object.entries(rows(projectTable).get(projectId)?.settings.protectionBypass ?? {});
  const [secret] = bypasses.find(([, entry]) => entry.scope === "automation-bypass" && entry.isEnvVar === true) ?? [];
  return omitUndefined({ VERCEL_AUTOMATION_BYPASS_SECRET: secret });
}
