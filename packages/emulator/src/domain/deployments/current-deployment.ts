import type { WithRows } from "../../engine/services.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import type { CustomEnvironmentRow } from "../environment/tables.ts";
import { type DeploymentRow, deploymentTable } from "./tables.ts";

export function currentDeployment(
  { rows }: WithRows,
  { id, projectId }: Pick<CustomEnvironmentRow, "id" | "projectId">,
): DeploymentRow | undefined {
  const clauses = [...having("project", projectId), ...having("environment", id), ...having("state", "READY")];
  const aliased = rows(deploymentTable).where(clauses, ({ aliasAssignedAt }) => aliasAssignedAt !== undefined);
  return newestOf(aliased).next().value ?? undefined;
}
