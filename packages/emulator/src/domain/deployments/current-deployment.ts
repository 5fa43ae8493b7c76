import type { Services } from "../../engine/services.ts";
import type { CustomEnvironmentRow } from "../environment/tables.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

/** The newest deployment of an environment that is ready: where its domains lead to. */
export function currentDeployment(
  { rows }: Pick<Services, "rows">,
  { id, projectId }: Pick<CustomEnvironmentRow, "id" | "projectId">,
): DeploymentRow | undefined {
  return rows(deploymentTable)
    .by("project", projectId)
    .findLast((deployment) => deployment.readyState === "READY" && deployment.customEnvironmentId === id);
}
