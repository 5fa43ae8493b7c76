import type { Services } from "../../engine/services.ts";
import { type DeploymentEventRow, type DeploymentRow, deploymentEventTable } from "./tables.ts";

/** Adds a line to a deployment's build log. */
export function log(
  { rows }: Services,
  { id: deploymentId }: DeploymentRow,
  type: DeploymentEventRow["type"],
  text: string,
): void {
  rows(deploymentEventTable).add({ deploymentId, type, text });
}

/** Adds a change of state to a deployment's events. */
export function logState({ rows }: Services, { id: deploymentId, readyState }: DeploymentRow): void {
  rows(deploymentEventTable).add({ deploymentId, type: "deployment-state", text: "", readyState });
}
