import type { WithRows } from "../../engine/services.ts";
import { linkedEnvs } from "../environment/env-store.ts";
import { type EnvRow, envTable } from "../projects/tables.ts";
import { branchOf, type DeploymentRow } from "./tables.ts";

interface VariableScope {
  readonly projectId: string;
  /** A built-in environment, or a custom one by ID. */
  readonly environment: "production" | "preview" | "development" | { readonly customId: string };
  readonly branch?: string | undefined;
}

export function variablesFor(services: WithRows, { projectId, environment, branch }: VariableScope): EnvRow[] {
  const isFor = (env: EnvRow) =>
    typeof environment === "string"
      ? env.target.includes(environment) && (env.gitBranch === undefined || env.gitBranch === branch)
      : env.customEnvironmentIds.includes(environment.customId);
  const own = services.rows(envTable).by("project", projectId).filter(isFor);
  const ofBranch = own.filter(({ gitBranch }) => gitBranch !== undefined);
  const byKey = new Map<string, EnvRow>();
  for (const env of [...linkedEnvs(services, projectId).filter(isFor), ...own, ...ofBranch]) byKey.set(env.key, env);
  return [...byKey.values()];
}

type DeploymentTarget = Pick<DeploymentRow, "projectId" | "target" | "customEnvironmentId" | "gitSource" | "meta">;

export function variablesOfDeployment(services: WithRows, deployed: DeploymentTarget): EnvRow[] {
  const { projectId, customEnvironmentId: customId } = deployed;
  const own = deployed.target === "production" ? "production" : "preview";
  const environment = customId === undefined ? own : { customId };
  return variablesFor(services, { projectId, environment, branch: branchOf(deployed) });
}
