import { newId } from "../../engine/ids.ts";
import type { Services } from "../../engine/services.ts";
import type { DeploymentEventRecord, DeploymentRecord } from "../../store/records.ts";

/** Adds a line to a deployment's build log. */
export function log(
  { state, clock }: Services,
  { id: deploymentId }: DeploymentRecord,
  type: DeploymentEventRecord["type"],
  text: string,
): void {
  state.deploymentEvents.put({ id: newId("", 26), deploymentId, created: clock.stamp(), type, text });
}

/** Adds a change of state to a deployment's events. */
export function logState({ state, clock }: Services, { id: deploymentId, readyState }: DeploymentRecord): void {
  const created = clock.stamp();
  state.deploymentEvents.put({
    id: newId("", 26),
    deploymentId,
    created,
    type: "deployment-state",
    text: "",
    readyState,
  });
}
