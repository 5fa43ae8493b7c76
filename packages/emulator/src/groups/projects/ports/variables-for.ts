import type { Services } from "../../../engine/services.ts";
import { branchOf } from "../../deployments/ports/git-origin.ts";
import type { DeploymentRow } from "../../deployments/tables.ts";
import { linkedEnvs } from "../../environment/ports/linked-envs.ts";
import { type EnvRow, envTable } from "../tables.ts";

type Deployed = Pick<DeploymentRow, "projectId" | "target" | "customEnvironmentId" | "gitSource" | "meta">;

/**
 * The variables that a deployment gets, one of each name: what the project has for its branch before what it has for all, and both
 * before what is shared with it.
 */
export function variablesFor(services: Pick<Services, "rows">, deployed: Deployed): EnvRow[] {
  const { projectId, customEnvironmentId } = deployed;
  const target = deployed.target === "production" ? "production" : "preview";
  const branch = branchOf(deployed);
  const isFor = (env: EnvRow) =>
    customEnvironmentId === undefined
      ? env.target.includes(target) && (env.gitBranch === undefined || env.gitBranch === branch)
      : env.customEnvironmentIds.includes(customEnvironmentId);
  const own = services.rows(envTable).by("project", projectId).filter(isFor);
  const ofBranch = own.filter(({ gitBranch }) => gitBranch !== undefined);
  const byKey = new Map<string, EnvRow>();
  for (const env of [...linkedEnvs(services, projectId).filter(isFor), ...own, ...ofBranch]) byKey.set(env.key, env);
  return [...byKey.values()];
}
