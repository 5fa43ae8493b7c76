import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";
import { projectTable } from "../projects/tables.ts";
import { blobApiVariable } from "../storage/connect.ts";
import { systemVariables } from "./system-variables.ts";
import { builtEnvTable, type CreateDeploymentInput, type DeploymentRow } from "./tables.ts";
import { variablesOfDeployment } from "./variables-for.ts";

const purpose = "deployment env";

export function saveRequestEnv(
  { keys, rows }: Services,
  id: string,
  env: CreateDeploymentInput["env"],
  from?: string,
): void {
  const before = from === undefined ? undefined : rows(builtEnvTable).get(from)?.own;
  const own = env ? keys.encrypt(JSON.stringify(env), purpose) : before;
  if (own !== undefined) rows(builtEnvTable).put({ id, sealed: own, own });
}

/** Stores the variables of a build; later changes do not reach it. The deployment's own win over the project's. */
export function saveBuiltEnv(services: Services, deployment: DeploymentRow): readonly string[] {
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

/** The runtime environment of a deployment, with sensitive variables and the platform's own. */
export function builtEnv(services: Services, deployment: DeploymentRow): Readonly<Record<string, string>> {
  const { keys, rows } = services;
  const row = rows(builtEnvTable).get(deployment.id);
  // `saveBuiltEnv` wrote it.
  const values: Record<string, string> = row ? JSON.parse(keys.decrypt(row.sealed, purpose)) : {};
  const isExposed = rows(projectTable).get(deployment.projectId)?.settings.autoExposeSystemEnvs !== false;
  const api = blobApiVariable(services.hosts.url, values);
  return { ...api, ...values, ...bypassOf(rows, deployment), ...(isExposed && systemVariables(services, deployment)) };
}

/** The secret with which the code bypasses its own deployment's protection, where the project exposes it. */
function bypassOf(rows: Services["rows"], { projectId }: DeploymentRow): Record<string, string> {
  const bypasses = Object.entries(rows(projectTable).get(projectId)?.settings.protectionBypass ?? {});
  const [secret] = bypasses.find(([, entry]) => entry.scope === "automation-bypass" && entry.isEnvVar === true) ?? [];
  return omitUndefined({ VERCEL_AUTOMATION_BYPASS_SECRET: secret });
}
