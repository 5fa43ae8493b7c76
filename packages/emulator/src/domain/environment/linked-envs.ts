import type { WithRows } from "../../engine/services.ts";
import type { EnvRow } from "../projects/tables.ts";
import { customEnvironmentTable, sharedEnvLinkTable, sharedEnvTable } from "./tables.ts";

/** The shared variables that a project gets, as variables of its own would stand. */
export function linkedEnvs({ rows }: WithRows, projectId: string): EnvRow[] {
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
export function unlinkAll({ rows }: WithRows, projectId: string): void {
  for (const { id } of rows(sharedEnvLinkTable).by("project", projectId)) rows(sharedEnvLinkTable).remove(id);
}
