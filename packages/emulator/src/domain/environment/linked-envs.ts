import type { Services } from "../../engine/services.ts";
import type { EnvRow } from "../projects/tables.ts";
import { customEnvironmentTable, sharedEnvLinkTable, sharedEnvTable } from "./tables.ts";

type Rows = Pick<Services, "rows">;

/** The shared variables that a project gets, as variables of its own would stand. */
export function linkedEnvs({ rows }: Rows, projectId: string): EnvRow[] {
  const customIds = rows(customEnvironmentTable)
    .by("project", projectId)
    .map(({ id }) => id);
  return rows(sharedEnvLinkTable)
    .by("project", projectId)
    .flatMap(({ envId }) => rows(sharedEnvTable).get(envId) ?? [])
    .map(({ accountId: _, applyToAllCustomEnvironments: isForAll, ...env }) => {
      const customEnvironmentIds = isForAll ? customIds : [];
      return { ...env, projectId, customEnvironmentIds };
    });
}

/** Takes all shared variables away from a project, as when it becomes another account's. */
export function unlinkAll({ rows }: Rows, projectId: string): void {
  for (const { id } of rows(sharedEnvLinkTable).by("project", projectId)) rows(sharedEnvLinkTable).remove(id);
}
