import type { Services } from "../../engine/services.ts";
import { drainRecords } from "./drain-record.ts";
import { type DeploymentEventRow, type DeploymentRow, deploymentEventTable } from "./tables.ts";

export function log(
  services: Services,
  deployment: DeploymentRow,
  type: DeploymentEventRow["type"],
  text: string,
): void {
  const { id: deploymentId, host } = deployment;
  const { id, createdAt } = services.rows(deploymentEventTable).add({ deploymentId, type, text });
  const level = type === "stderr" ? "error" : "info";
  drainRecords(services, deployment, () => [
    { id, timestamp: createdAt, source: "build", level, host, message: text, type, buildId: buildIdOf(deployment) },
  ]);
}

export function buildIdOf({ id }: DeploymentRow): string {
  return id.replace(/^dpl_/, "bld_");
}

export function logState({ rows }: Services, { id: deploymentId, readyState }: DeploymentRow): void {
  rows(deploymentEventTable).add({ deploymentId, type: "deployment-state", text: "", readyState });
}
