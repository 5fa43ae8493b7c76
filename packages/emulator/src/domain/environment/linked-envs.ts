import type { Services } from "../../engine/services.ts";
import type { EnvRow } from "../projects/tables.ts";
import { type SharedEnvRow, sharedEnvLinkTable, sharedEnvTable } from "./tables.ts";

type Rows = Pick<Services, "rows">;

/** The shared variables that a project gets, as variables of its own would stand. */
export function linkedEnvs({ rows }: Rows, projectId: string): EnvRow[] {
  return rows(sharedEnvLinkTable)
    .by("project", projectId)
    .flatMap(({ envId }) => rows(sharedEnvTable).get(envId) ?? [])
    .map((env) => asProjects(env, projectId));
}

/** Takes all shared variables away from a project, as when it becomes another account's. */
export function unlinkAll({ rows }: Rows, projectId: string): void {
  for (const { id } of rows(sharedEnvLinkTable).by("project", projectId)) rows(sharedEnvLinkTable).remove(id);
}

function asProjects({ accountId: _, ...env }: SharedEnvRow, projectId: string): EnvRow {
  return { ...env, projectId, customEnvironmentIds: [] };
}
