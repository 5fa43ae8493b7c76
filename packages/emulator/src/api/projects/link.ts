import type { Context } from "../../domain/accounts/context.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { happenings } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { linkTo } from "../../domain/projects/settings-from.ts";
import { type Project, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { presentProject } from "./present-project.ts";

export const linkHandlers: SomeHandlers<Operations, "linkProject" | "unlinkProject"> = {
  linkProject({ idOrName, ...repository }, context) {
    return changeLink(context, findProject(context, idOrName), linkTo(repository, context.clock.now()));
  },

  unlinkProject({ idOrName }, context) {
    return changeLink(context, findProject(context, idOrName), undefined);
  },
};

function changeLink(context: Context, project: ProjectRow, link: Project["link"]) {
  const { link: _, ...settings } = project.settings;
  const event = happenings[link ? "project-git-repository-connected" : "project-git-repository-disconnected"];
  happened(context, event, {
    text: `${context.scope.user.username} ${link ? "connected" : "disconnected"} the repository of ${project.name}`,
    ...about(projectTable, project),
  });
  const changed = { settings: link ? { ...settings, link } : settings };
  return presentProject(context, context.rows(projectTable).change(project.id, changed));
}
