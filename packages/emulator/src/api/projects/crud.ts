import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { putEnv } from "../../domain/environment/env-store.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { deliveredProject, eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { linkTo, settingsFrom } from "../../domain/projects/settings-from.ts";
import { sealPassword } from "../../domain/projects/site-password.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { checkName, createProject } from "../../domain/sites/create-project.ts";
import { aliasesOf, presentProject } from "../../domain/sites/present-project.ts";
import { changedNames } from "../../engine/changed.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { projectsFitting } from "./project-filter.ts";
import { toldOf } from "./setting-event-types.ts";

export const crudHandlers: SomeHandlers<
  Operations,
  "listProjects" | "createProject" | "getProject" | "updateProject" | "deleteProject"
> = {
  listProjects(input, context) {
    const { items, pagination } = pageOf(projectsFitting(context, input), {
      limit: input.limit,
      until: numberIn("from", input.from) ?? input.until,
    });
    return { projects: items.map((project) => presentProject(context, project)), pagination };
  },

  createProject(input, context) {
    const { name, environmentVariables = [], gitRepository, ...wish } = input;
    const now = context.clock.now();
    const link = gitRepository && linkTo(gitRepository, now);
    const project = createProject(context, context.scope.accountId, name, {
      ...settingsFrom(wish, now),
      ...(link ? { link } : {}),
    });
    for (const { target, type = "encrypted", ...variable } of environmentVariables) {
      putEnv(context, project, { ...variable, type, target: [target].flat() }, false);
    }
    const delivered = () => deliveredProject(project);
    recordEvent(context, eventTypes["project-created"], {
      text: `${context.scope.user.username} created the project ${name}`,
      ...subjectOf(projectTable, project),
      payload: deliveredProject(project),
      webhooks: { "project.created": delivered, "project-created": delivered },
    });
    return { ...presentProject(context, project), alias: aliasesOf(context, project) };
  },

  getProject({ idOrName }, context) {
    return presentProject(context, findProject(context, idOrName));
  },

  updateProject({ idOrName, name, ...wish }, context) {
    const { rows, scope } = context;
    const project = findProject(context, idOrName);
    if (name !== undefined && name !== project.name) {
      checkName(context, project.accountId, name, project.id);
      recordEvent(context, eventTypes["project-name"], {
        text: `${scope.user.username} renamed the project ${project.name} to ${name}`,
        ...subjectOf(projectTable, project),
        payload: { previousName: project.name, newName: name },
        webhooks: {
          "project.renamed": () => ({ ...deliveredProject({ ...project, name }), previousName: project.name }),
        },
      });
    }
    const settings = settingsFrom(wish, context.clock.now(), project.settings);
    noteSettings(context, project, wish, settings);
    return presentProject(
      context,
      rows(projectTable).change(project.id, { name, settings, ...passwordFrom(context, wish) }),
    );
  },

  deleteProject({ idOrName }, context) {
    const project = findProject(context, idOrName);
    context.rows(projectTable).remove(project.id);
    const delivered = () => deliveredProject(project);
    recordEvent(context, eventTypes["project-delete"], {
      text: `${context.scope.user.username} deleted the project ${project.name}`,
      ...subjectOf(projectTable, project),
      payload: { name: project.name },
      webhooks: { "project.removed": delivered, "project-removed": delivered },
    });
  },
};

type Wish = Omit<Operations["updateProject"]["input"], "idOrName" | "name">;

function noteSettings(context: Context, project: ProjectRow, wish: Wish, settings: object): void {
  for (const [name, event] of Object.entries(toldOf)) {
    const stated = new Map(Object.entries(omitUndefined(wish)));
    if (!stated.has(name) || (name in settings && changedNames([name], project.settings, settings).length === 0))
      continue;
    recordEvent(context, event, {
      text: `${context.scope.user.username} changed ${name} of the project ${project.name}`,
      ...subjectOf(projectTable, project),
      payload: { project: { id: project.id, name: project.name }, setting: name },
    });
  }
}

function passwordFrom(
  context: Context,
  { passwordProtection }: Pick<Wish, "passwordProtection">,
): Pick<ProjectRow, "sitePassword"> {
  if (passwordProtection === undefined) return {};
  const password = passwordProtection === null ? null : passwordProtection.password;
  if (password === undefined) return {};
  return { sitePassword: password ? sealPassword(context, password) : null };
}

function numberIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (!Number.isFinite(Number(text))) throw invalid(`\`${name}\`: "${text}" is no number`);
  return Number(text);
}
