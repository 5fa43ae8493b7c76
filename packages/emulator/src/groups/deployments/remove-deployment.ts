import type { Services } from "../../engine/services.ts";
import type { DeploymentRecord } from "../../store/records.ts";

/** Deletes a deployment with its aliases, its log and its list of files. */
export function removeDeployment({ state, watch }: Services, { id }: DeploymentRecord): void {
  for (const alias of state.aliases.by("deployment", id)) state.aliases.delete(alias.id);
  for (const event of state.deploymentEvents.by("deployment", id)) state.deploymentEvents.delete(event.id);
  state.fileLists.delete(id);
  state.deployments.delete(id);
  state.afterCommit(() => watch.changed(id));
}
