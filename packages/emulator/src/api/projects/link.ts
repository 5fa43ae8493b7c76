import type { Context } from "../../domain/accounts/context.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { linkTo } from "../../domain/projects/settings-from.ts";
import { type Project, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { notFound, refuse } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import { answer, type SomeHandlers } from "../../pipeline/handler.ts";
import { newId } from "../../store/ids.ts";

type Link = NonNullable<Project["link"]>;
const did = {
  "production-branch-updated": "changed the production branch of",
  "deploy-hook-created": "created a deploy hook of",
  "deploy-hook-deleted": "deleted a deploy hook of",
  "project-git-repository-connected": "connected the repository of",
  "project-git-repository-disconnected": "disconnected the repository of",
};
type Names = "linkProject" | "unlinkProject" | "updateProductionBranch" | `${string}DeployHook`;

export const linkHandlers: SomeHandlers<Operations, Names> = {
  linkProject({ idOrName, ...repository }, context) {
    const project = findProject(context, idOrName);
    const link = linkTo(repository, context.clock.now());
    return changeLink(context, project, link, "project-git-repository-connected");
  },

  unlinkProject({ idOrName }, context) {
    return changeLink(context, findProject(context, idOrName), undefined, "project-git-repository-disconnected");
  },

  updateProductionBranch({ idOrName, branch: productionBranch }, context) {
    const { project, link } = findLink(context, idOrName);
    return changeLink(context, project, { ...link, productionBranch }, "production-branch-updated");
  },

  createDeployHook({ idOrName, name, ref }, context) {
    const { project, link } = findLink(context, idOrName);
    const id = newId("", 10);
    // Where the emulator is said by whoever is shown it.
    const hook = { id, name, ref, url: `/v1/integrations/deploy/${project.id}/${id}`, createdAt: context.clock.now() };
    const deployHooks = [...link.deployHooks, hook];
    return answer(201, changeLink(context, project, { ...link, deployHooks }, "deploy-hook-created"));
  },

  deleteDeployHook({ idOrName, hookId }, context) {
    const { project, link } = findLink(context, idOrName);
    const deployHooks = link.deployHooks.filter(({ id }) => id !== hookId);
    if (deployHooks.length === link.deployHooks.length) throw notFound("Deploy hook");
    return changeLink(context, project, { ...link, deployHooks }, "deploy-hook-deleted");
  },
};

function findLink(context: Context, idOrName: string): { readonly project: ProjectRow; readonly link: Link } {
  const project = findProject(context, idOrName);
  const { link } = project.settings;
  if (!link) throw refuse("project_unlinked", { name: project.name });
  return { project, link };
}

function changeLink(context: Context, project: ProjectRow, link: Link | undefined, event: keyof typeof did) {
  const { link: _, ...settings } = project.settings;
  const text = `${context.scope.user.username} ${did[event]} ${project.name}`;
  recordEvent(context, eventTypes[event], { text, ...subjectOf(projectTable, project) });
  const changed = { settings: link ? { ...settings, link } : settings };
  return presentProject(context, context.rows(projectTable).change(project.id, changed));
}
