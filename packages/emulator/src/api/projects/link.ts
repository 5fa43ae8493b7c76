import type { Context } from "../../domain/accounts/scope.ts";
import { changeProject, eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { linkTo } from "../../domain/projects/settings-from.ts";
import type { Project, ProjectRow } from "../../domain/projects/tables.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { notFound, refuse } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { actOn, created, onProject } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";

type Link = NonNullable<Project["link"]>;

const onLink = actOn(findLink);

const changes = {
  "production-branch-updated": "changed the production branch of",
  "deploy-hook-created": "created a deploy hook of",
  "deploy-hook-deleted": "deleted a deploy hook of",
  "project-git-repository-connected": "connected the repository of",
  "project-git-repository-disconnected": "disconnected the repository of",
};
type Names = "linkProject" | "unlinkProject" | "updateProductionBranch" | `${string}DeployHook`;

export const linkHandlers: SomeHandlers<Operations, Names> = {
  linkProject: onProject((project, { idOrName: _, ...repository }, context) =>
    changeLink(context, project, linkTo(repository, context.clock.now()), "project-git-repository-connected"),
  ),
  unlinkProject: onProject((project, _, context) =>
    changeLink(context, project, undefined, "project-git-repository-disconnected"),
  ),
  updateProductionBranch: onLink(({ project, link }, { branch: productionBranch }, context) =>
    changeLink(context, project, { ...link, productionBranch }, "production-branch-updated"),
  ),
  createDeployHook: onLink(({ project, link }, { name, ref }, context) => {
    const id = newId("", 10);
    // presentProject puts the emulator's origin before the path.
    const hook = { id, name, ref, url: `/v1/integrations/deploy/${project.id}/${id}`, createdAt: context.clock.now() };
    const deployHooks = [...link.deployHooks, hook];
    return created(changeLink(context, project, { ...link, deployHooks }, "deploy-hook-created"));
  }),
  deleteDeployHook: onLink(({ project, link }, { hookId }, context) => {
    const deployHooks = link.deployHooks.filter(({ id }) => id !== hookId);
    if (deployHooks.length === link.deployHooks.length) throw notFound("Deploy hook");
    return changeLink(context, project, { ...link, deployHooks }, "deploy-hook-deleted");
  }),
};

function findLink({ idOrName }: { readonly idOrName: string }, context: Context): { project: ProjectRow; link: Link } {
  const project = findProject(context, idOrName);
  const { link } = project.settings;
  if (!link) throw refuse("project_unlinked", { name: project.name });
  return { project, link };
}

function changeLink(context: Context, project: ProjectRow, link: Link | undefined, event: keyof typeof changes) {
  const { link: _, ...rest } = project.settings;
  const settings = link ? { ...rest, link } : rest;
  const change = `${changes[event]} ${project.name}`;
  return presentProject(context, changeProject(context, project, { settings }, eventTypes[event], change));
}
