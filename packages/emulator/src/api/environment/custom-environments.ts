import type { Operations } from "@slipway/environment/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { teamTable } from "../../domain/accounts/tables.ts";
import { copyVariables } from "../../domain/environment/copy-variables.ts";
import { customEnvironmentIn, findCustomEnvironment, matches } from "../../domain/environment/custom-environments.ts";
import { type CustomEnvironmentRow, customEnvironmentTable } from "../../domain/environment/tables.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { dropAlias } from "../../domain/hosts/point-alias.ts";
import { presentCustom } from "../../domain/hosts/present-custom.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { domainTable, envTable, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import type { PlainHappening } from "../../engine/event-type.ts";
import { given } from "../../engine/omit-undefined.ts";
import { badRequest, PlatformError } from "../../engine/platform-error.ts";
import { answer } from "../../pipeline/answer.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { happenings } from "./event-types.ts";

export const customEnvironmentHandlers: SomeHandlers<
  Operations,
  | "listCustomEnvironments"
  | "createCustomEnvironment"
  | "getCustomEnvironment"
  | "updateCustomEnvironment"
  | "deleteCustomEnvironment"
> = {
  listCustomEnvironments({ idOrName, gitBranch }, context) {
    const project = findProject(context, idOrName);
    const environments = context
      .rows(customEnvironmentTable)
      .by("project", project.id)
      .filter((environment) => gitBranch === undefined || matches(environment, gitBranch))
      .map((environment) => presentCustom(context, environment));
    return { accountLimit: { total: mostOf(context, project) }, environments };
  },

  createCustomEnvironment({ idOrName, slug, branchMatcher, copyEnvVarsFrom, description }, context) {
    const project = findProject(context, idOrName);
    const rows = context.rows(customEnvironmentTable);
    const most = mostOf(context, project);
    if (rows.count("project", project.id) >= most) {
      const message = `The project ${project.name} has ${most} custom environments already, the most that its plan allows`;
      throw new PlatformError(402, "payment_required", message);
    }
    if (slug === undefined) throw badRequest("Invalid request: `slug` is missing");
    const environment = rows.add({
      projectId: project.id,
      slug: checkSlug(context, project, slug),
      ...given({ branchMatcher, description }),
    });
    if (copyEnvVarsFrom !== undefined) copyVariables(context, environment, copyEnvVarsFrom);
    note(context, happenings["project-custom-environment-created"], project, environment);
    return answer(201, presentCustom(context, environment));
  },

  getCustomEnvironment({ idOrName, environmentSlugOrId }, context) {
    const project = findProject(context, idOrName);
    return presentCustom(context, customEnvironmentIn(context, project.id, environmentSlugOrId));
  },

  updateCustomEnvironment({ idOrName, environmentSlugOrId, slug, branchMatcher, description }, context) {
    const project = findProject(context, idOrName);
    const environment = customEnvironmentIn(context, project.id, environmentSlugOrId);
    const renamed = slug === undefined ? undefined : checkSlug(context, project, slug, environment.id);
    const changed = context
      .rows(customEnvironmentTable)
      .change(environment.id, { slug: renamed, branchMatcher, description });
    note(context, happenings["project-custom-environment-updated"], project, changed);
    return presentCustom(context, changed);
  },

  deleteCustomEnvironment({ idOrName, environmentSlugOrId, deleteUnassignedEnvironmentVariables }, context) {
    const project = findProject(context, idOrName);
    const environment = customEnvironmentIn(context, project.id, environmentSlugOrId);
    const shown = presentCustom(context, environment);
    leaveVariables(context, environment, deleteUnassignedEnvironmentVariables ?? false);
    dropDomains(context, environment);
    context.rows(customEnvironmentTable).remove(environment.id);
    note(context, happenings["project-custom-environment-deleted"], project, environment);
    return shown;
  },
};

/** How many a project may have: chosen, since no page was found that says it. Where nobody says a plan, the most there are. */
const mostByPlan = { hobby: 0, pro: 1, enterprise: 12 };

function mostOf({ rows }: Context, { accountId }: ProjectRow): number {
  return mostByPlan[rows(teamTable).get(accountId)?.plan ?? "enterprise"];
}

const reserved = ["production", "preview", "development"];

/** Throws 400 for what is no slug, for a name of the platform's own environments, and for one that the project has. */
function checkSlug(context: Context, project: ProjectRow, slug: string, except?: string): string {
  if (!/^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(slug)) {
    throw badRequest(`Invalid request: \`slug\`: "${slug}" should have lowercase letters, digits, "-" and "_" only`);
  }
  if (reserved.includes(slug)) {
    throw badRequest(`Invalid request: \`slug\`: "${slug}" is an environment that every project has`);
  }
  const other = findCustomEnvironment(context, project.id, slug);
  if (other && other.id !== except) {
    throw badRequest(`Invalid request: \`slug\`: the project ${project.name} has a custom environment ${slug} already`);
  }
  return slug;
}

/** Takes an environment out of the project's variables. One that no other environment has goes where that was asked for. */
function leaveVariables({ rows }: Context, { id, projectId }: CustomEnvironmentRow, deleteUnassigned: boolean): void {
  for (const env of rows(envTable).by("project", projectId)) {
    if (!env.customEnvironmentIds.includes(id)) continue;
    const customEnvironmentIds = env.customEnvironmentIds.filter((other) => other !== id);
    const isUnassigned = env.target.length === 0 && customEnvironmentIds.length === 0;
    if (isUnassigned && deleteUnassigned) rows(envTable).remove(env.id);
    else rows(envTable).change(env.id, { customEnvironmentIds });
  }
}

/** The environment's domains go with it: without one they would be domains of production. */
function dropDomains(context: Context, { id, projectId }: CustomEnvironmentRow): void {
  const { rows } = context;
  for (const domain of rows(domainTable).by("project", projectId)) {
    if (domain.customEnvironmentId !== id) continue;
    rows(domainTable).remove(domain.id);
    dropAlias(context, domain.name, projectId);
  }
}

function note(
  context: Context,
  happening: PlainHappening,
  project: ProjectRow,
  { id, slug }: CustomEnvironmentRow,
): void {
  happened(context, happening, {
    text: `${context.scope.user.username}: the environment ${slug} of ${project.name}`,
    ...about(projectTable, project),
    entityId: id,
    payload: { projectId: project.id, environmentId: id, slug },
  });
}
