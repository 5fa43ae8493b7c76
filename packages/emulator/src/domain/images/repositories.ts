import type { Services } from "../../engine/services.ts";
import { type RepositoryRow, repositoryTable } from "./tables.ts";

/** A project's repository. */
export function repositoryNamed(
  { rows }: Pick<Services, "rows">,
  projectId: string,
  name: string,
): RepositoryRow | undefined {
  return rows(repositoryTable)
    .by("project", projectId)
    .find((repository) => repository.name === name);
}

/** A new one, with nothing in it. */
export function createRepository({ rows }: Services, projectId: string, name: string): RepositoryRow {
  return rows(repositoryTable).add({ projectId, name });
}
