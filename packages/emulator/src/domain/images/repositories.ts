import type { Services } from "../../engine/services.ts";
import { newestOf } from "../../store/found.ts";
import { having } from "../../store/rows.ts";
import { type RepositoryRow, repositoryTable } from "./tables.ts";

/** A project's repository. */
export function repositoryNamed(
  { rows }: Pick<Services, "rows">,
  projectId: string,
  name: string,
): RepositoryRow | undefined {
  const clauses = [...having("project", projectId), ...having("name", name)];
  return newestOf(rows(repositoryTable).where(clauses)).next().value ?? undefined;
}

/** A new one, with nothing in it. */
export function createRepository({ rows }: Services, projectId: string, name: string): RepositoryRow {
  return rows(repositoryTable).add({ projectId, name });
}
