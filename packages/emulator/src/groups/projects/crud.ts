import type { Operations } from "@slipway/projects/contract";
import { given } from "../../engine/given.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByTime } from "../../engine/page.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { recordEvent } from "../user/record-event.ts";
import { checkName, createProject } from "./create.ts";
import { putEnv } from "./env-store.ts";
import { findProject } from "./find-project.ts";
import { presentProject } from "./present-project.ts";
import { removeProject } from "./remove-project.ts";
import { linkTo, settingsFrom } from "./settings-from.ts";

export const crudHandlers: SomeHandlers<
  Operations,
  "listProjects" | "createProject" | "getProject" | "updateProject" | "deleteProject"
> = {
  listProjects(input, context) {
    const { state, scope } = context;
    const { search, repo, excludeRepos } = input;
    const excluded = excludeRepos?.split(",") ?? [];
    const projects = state.projects.all().filter((project) => {
      const linked = repoOf(project.settings);
      return (
        scope.reaches(project.accountId) &&
        (search === undefined || project.name.includes(search.toLowerCase())) &&
        (repo === undefined || linked === repo) &&
        (linked === undefined || !excluded.includes(linked))
      );
    });
    const { items, pagination } = pageByTime(projects, ({ createdAt }) => createdAt, {
      limit: input.limit,
      until: numberIn("from", input.from),
    });
    return { projects: items.map((project) => presentProject(context, project)), pagination };
  },

  createProject(input, context) {
    const { name, environmentVariables = [], gitRepository, ...wish } = input;
    const link = gitRepository && linkTo(gitRepository, context.clock.now());
    const project = createProject(context, context.scope.accountId, name, {
      ...settingsFrom(wish),
      ...(link ? { link } : {}),
    });
    for (const { target, type = "encrypted", ...variable } of environmentVariables) {
      putEnv(context, project, { ...variable, type, target: [target].flat() }, false);
    }
    recordEvent(context, {
      type: "project-created",
      text: `${context.scope.user.username} created the project ${name}`,
      projectId: project.id,
      entityId: project.id,
      payload: { project: { id: project.id, name } },
    });
    return presentProject(context, project);
  },

  getProject({ idOrName }, context) {
    return presentProject(context, findProject(context, idOrName));
  },

  updateProject({ idOrName, name, ...wish }, context) {
    const { state, clock, scope } = context;
    const project = findProject(context, idOrName);
    if (name !== undefined && name !== project.name) {
      checkName(context, project.accountId, name, project.id);
      recordEvent(context, {
        type: "project-name",
        text: `${scope.user.username} renamed the project ${project.name} to ${name}`,
        projectId: project.id,
        entityId: project.id,
        payload: { previousName: project.name, newName: name },
      });
    }
    const settings = { ...project.settings, ...settingsFrom(wish) };
    const updatedAt = clock.stamp();
    return presentProject(context, state.projects.update(project.id, given({ name, settings, updatedAt })));
  },

  deleteProject({ idOrName }, context) {
    const project = findProject(context, idOrName);
    removeProject(context, project);
    recordEvent(context, {
      type: "project-delete",
      text: `${context.scope.user.username} deleted the project ${project.name}`,
      entityId: project.id,
      payload: { name: project.name },
    });
  },
};

function numberIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (!Number.isFinite(Number(text))) throw badRequest(`Invalid request: \`${name}\`: "${text}" is no number`);
  return Number(text);
}

function repoOf({ link }: { readonly link?: unknown }): string | undefined {
  if (typeof link !== "object" || link === null) return undefined;
  return "org" in link && "repo" in link ? `${link.org}/${link.repo}` : undefined;
}
