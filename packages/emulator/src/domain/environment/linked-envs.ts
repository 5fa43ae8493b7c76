import type { WithRows } from "../../engine/services.ts";
import type { EnvRow } from "../projects/tables.ts";
import { customEnvironmentTable, sharedEnvLinkTable, sharedEnvTable } from "./tables.ts";

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

export function unlinkAll({ rows }: WithRows, projectId: string): void {
  for (const { id } of rows(sharedEnvLinkTable).by("project", projectId)) rows(sharedEnvLinkTable).remove(id);
}
