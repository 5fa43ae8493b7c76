import type { Context } from "../../domain/accounts/context.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import type { RepositoryRow } from "../../domain/images/tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import type { PlainHappening } from "../../engine/event-type.ts";

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
