import type { Context } from "../../engine/context.ts";
import { about, happened } from "../../engine/happened.ts";
import type { PlainHappening } from "../../engine/happenings.ts";
import { projectTable } from "../projects/tables.ts";
import type { RepositoryRow } from "../registry/tables.ts";

/** Notes what happened to a repository. */
export function note(context: Context, happening: PlainHappening, { id, name, projectId }: RepositoryRow): void {
  const project = context.rows(projectTable).get(projectId);
  if (!project) return;
  happened(context, happening, {
    text: `${context.scope.user.username}: the repository ${name} of ${project.name}`,
    ...about(projectTable, project),
    entityId: id,
    payload: { projectId, projectName: project.name, repositoryName: name },
  });
}
