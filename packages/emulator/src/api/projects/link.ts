import type { Context } from "../../domain/accounts/context.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { happenings } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { linkTo } from "../../domain/projects/settings-from.ts";
import { type Project, projectTable } from "../../domain/projects/tables.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { presentProject } from "./present-project.ts";

export const linkHandlers: SomeHandlers<Operations, "linkProject" | "unlinkProject"> = {
  linkProject({ idOrName, ...repository }, context) {
    return changeLink(context, idOrName, linkTo(repository, context.clock.now()));
  },

  unlinkProject({ idOrName }, context) {
    return changeLink(context, idOrName, undefined);
  },
};

function changeLink(context: Context, idOrName: string, link: Project["link"]) {
  const project = findProject(context, idOrName);
  const { link: _, ...settings } = project.settings;
  const what = link ? "connected" : "disconnected";
  happened(context, happenings[`project-git-repository-${what}`], {
    text: `${context.scope.user.username}: the repository of ${project.name} was ${what}`,
    ...about(projectTable, project),
  });
  const changed = { settings: link ? { ...settings, link } : settings };
  return presentProject(context, context.rows(projectTable).change(project.id, changed));
}
