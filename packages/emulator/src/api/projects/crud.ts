import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { putEnv } from "../../domain/environment/env-store.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { deliveredProject, eventTypes } from "../../domain/projects/event-types.ts";
import { linkTo, settingsFrom } from "../../domain/projects/settings-from.ts";
import { sealPassword } from "../../domain/projects/site-password.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { checkName, createProject } from "../../domain/sites/create-project.ts";
import { aliasesOf, presentProject } from "../../domain/sites/present-project.ts";
import { changedNames } from "../../engine/changed.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { onProject, planLimit } from "../../pipeline/resource.ts";
import { projectsFitting } from "./project-filter.ts";
import { settingEventTypes } from "./setting-event-types.ts";

export const crudHandlers: SomeHandlers<
  Operations,
  "listProjects" | `${"create" | "get" | "update" | "delete"}Project`
> = {
  listProjects(input, context) {
    const { items, pagination } = pageOf(projectsFitting(context, input), {
      limit: input.limit,
      until: numberIn("from", input.from) ?? input.until,
    });
    return { projects: items.map((project) => presentProject(context, project)), pagination };
  },

  createProject(input, context) {
    const { name, environmentVariables = [], gitRepository, ...requested } = input;
    const now = context.clock.now();
    const link = gitRepository && linkTo(gitRepository, now);
    const settings = { ...settingsFrom(requested, now), ...(link ? { link } : {}) };
    const project = createProject(context, context.scope.accountId, name, settings);
    for (const { target, type = "encrypted", ...variable } of environmentVariables) {
      putEnv(context, project, { ...variable, type, target: [target].flat() }, false);
    }
    const delivered = () => deliveredProject(project);
    recordChange(context, eventTypes["project-created"], projectTable, project, `created the project ${name}`, {
      payload: delivered(),
      webhooks: { "project.created": delivered, "project-created": delivered },
    });
    return { ...presentProject(context, project), alias: aliasesOf(context, project) };
  },

  getProject: onProject((project, _, context) => presentProject(context, project)),

  updateProject: onProject((project, { idOrName: _, name, ...input }, context) => {
    if (name !== undefined && name !== project.name) {
      checkName(context, project.accountId, name, project.id);
      const change = `renamed the project ${project.name} to ${name}`;
      recordChange(context, eventTypes["project-name"], projectTable, project, change, {
        payload: { previousName: project.name, newName: name },
        webhooks: {
          "project.renamed": () => ({ ...deliveredProject({ ...project, name }), previousName: project.name }),
        },
      });
    }
    checkProtection(context, project, input);
    const settings = settingsFrom(input, context.clock.now(), project.settings);
    noteSettings(context, project, input, settings);
    const changes = { name, settings, ...passwordFrom(context, input) };
    return presentProject(context, context.rows(projectTable).change(project.id, changes));
  }),

  deleteProject: onProject((project, _, context) => {
    context.rows(projectTable).remove(project.id);
    const delivered = () => deliveredProject(project);
    recordChange(context, eventTypes["project-delete"], projectTable, project, `deleted the project ${project.name}`, {
      payload: { name: project.name },
      webhooks: { "project.removed": delivered, "project-removed": delivered },
    });
  }),
};

type Settings = Omit<Operations["updateProject"]["input"], "idOrName" | "name">;

function noteSettings(context: Context, project: ProjectRow, input: Settings, settings: object): void {
  const requested = new Set(Object.keys(omitUndefined(input)));
  for (const [name, event] of Object.entries(settingEventTypes)) {
    const isChanged = !(name in settings) || changedNames([name], project.settings, settings).length > 0;
    if (!requested.has(name) || !isChanged) continue;
    const payload = { project: { id: project.id, name: project.name }, setting: name };
    recordChange(context, event, projectTable, project, `changed ${name} of the project ${project.name}`, { payload });
  }
}

/** Throws for a protection that the plan of the account lacks. https://vercel.com/docs/deployment-protection, 2025-10-27 */
function checkProtection(context: Context, project: ProjectRow, { passwordProtection, trustedIps }: Settings): void {
  const level = planLimit(context, project, { hobby: 0, pro: 1, enterprise: 2 });
  if (passwordProtection && level === 0) throw refuse("password_not_in_plan");
  if (trustedIps && level < 2) throw refuse("trusted_ips_not_in_plan");
}

function passwordFrom(
  context: Context,
  { passwordProtection }: Pick<Settings, "passwordProtection">,
): Pick<ProjectRow, "sitePassword"> {
  if (passwordProtection === undefined) return {};
  const password = passwordProtection === null ? null : passwordProtection.password;
  if (password === undefined) return {};
  return { sitePassword: password ? sealPassword(context, password) : null };
}

function numberIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (!Number.isFinite(Number(text))) throw invalid(`\`${name}\`: "${text}" is not a number`);
  return Number(text);
}
