import type { Operations } from "@slipway/environment/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { copyVariables, findCustomEnvironment, matches } from "../../domain/environment/custom-environments.ts";
import { type CustomEnvironmentRow, customEnvironmentTable } from "../../domain/environment/tables.ts";
import { dropAlias } from "../../domain/hosts/point-alias.ts";
import { presentCustom } from "../../domain/hosts/present-custom.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { domainTable, envTable, projectTable } from "../../domain/projects/tables.ts";
import { type AnyEventTypes, plainEventTypes } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { created, identity, ofProject, planLimit, resource } from "../../pipeline/resource.ts";

/** How many a project may have: chosen, since no page was found that says it. */
const maxEnvironments = { hobby: 0, pro: 1, enterprise: 12 };

const environments = resource(ofProject(customEnvironmentTable, "idOrName", "environmentSlugOrId", "slug"), {
  present: (environment, context) => presentCustom(context, environment),
  events: plainEventTypes("project-custom-environment", "project", "A custom environment"),
  details: ({ id: environmentId, projectId, slug }, { rows }) => ({
    text: `the environment ${slug} of ${rows(projectTable).get(projectId)?.name}`,
    payload: { projectId, environmentId, slug },
  }),
  maxRows: maxEnvironments,
});

export const customEnvironmentEventTypes: AnyEventTypes = environments.eventTypes;

export const customEnvironmentHandlers: SomeHandlers<Operations, `${string}CustomEnvironment${"" | "s"}`> = {
  listCustomEnvironments: environments.list(
    onePage,
    (newest, _, { idOrName }, context) => ({
      accountLimit: { total: planLimit(context, findProject(context, idOrName), maxEnvironments) },
      environments: newest.reverse(),
    }),
    {
      filter({ gitBranch }) {
        return (environment) => gitBranch === undefined || matches(environment, gitBranch);
      },
    },
  ),
  createCustomEnvironment: environments.create(
    ({ slug, branchMatcher, description }, context, { id: projectId }) => {
      if (slug === undefined) throw invalid("`slug` is missing");
      return { projectId, slug: checkSlug(context, projectId, slug), ...omitUndefined({ branchMatcher, description }) };
    },
    created,
    {
      after(environment, { copyEnvVarsFrom }, context) {
        if (copyEnvVarsFrom !== undefined) copyVariables(context, environment, copyEnvVarsFrom);
      },
    },
  ),
  getCustomEnvironment: environments.get(identity),
  updateCustomEnvironment: environments.update(({ slug, branchMatcher, description }, { id, projectId }, context) => {
    return { slug: slug === undefined ? slug : checkSlug(context, projectId, slug, id), branchMatcher, description };
  }, identity),
  deleteCustomEnvironment: environments.remove(identity, (environment, input, context) => {
    leaveVariables(context, environment, input.deleteUnassignedEnvironmentVariables ?? false);
    dropDomains(context, environment);
  }),
};

const reserved = ["production", "preview", "development"];

function checkSlug(context: Context, projectId: string, slug: string, except?: string): string {
  if (!/^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(slug))
    throw invalid(`\`slug\`: "${slug}" should have lowercase letters, digits, "-" and "_" only`);
  if (reserved.includes(slug)) throw invalid(`\`slug\`: "${slug}" is an environment that every project has`);
  const other = findCustomEnvironment(context, projectId, slug);
  if (other && other.id !== except) throw invalid(`\`slug\`: the project has a custom environment ${slug} already`);
  return slug;
}

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
