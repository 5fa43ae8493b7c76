import type { Operations } from "@slipway/projects/contract";
import { requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { customEnvironmentIn } from "../../domain/environment/custom-environments.ts";
import {
  attemptEach,
  changeEnv,
  checkProduction,
  decryptRight,
  type EnvInput,
  linkedEnvs,
  putEnv,
} from "../../domain/environment/env-store.ts";
import { presentEnv } from "../../domain/environment/present-env.ts";
import { recordAndDeliver, recordEvent } from "../../domain/events/record-event.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject, scopeOfProject } from "../../domain/projects/find-project.ts";
import { type EnvRow, envTable, type ProjectRow } from "../../domain/projects/tables.ts";
import { badRequest, requireFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { actOn, onProject } from "../../pipeline/resource.ts";

const onEnv = actOn(findEnvToChange);

export const envHandlers: SomeHandlers<Operations, `${string}ProjectEnv${"" | "s"}`> = {
  listProjectEnvs: onProject((project, { decrypt, gitBranch, target, ...input }, context) => {
    const slugOrId = input.customEnvironmentId ?? input.customEnvironmentSlug;
    const custom = slugOrId === undefined ? undefined : customEnvironmentIn(context, project.id, slugOrId);
    const envs = [...context.rows(envTable).by("project", project.id), ...linkedEnvs(context, project.id)].filter(
      (env) =>
        (target === undefined || env.target.includes(target)) &&
        (gitBranch === undefined || env.gitBranch === undefined || env.gitBranch === gitBranch) &&
        (custom === undefined || env.customEnvironmentIds.includes(custom.id)),
    );
    return {
      envs: envs.map((env) => ({
        ...presentEnv(context, env, decrypt ? "opened" : "sealed"),
        target: [...env.target],
        securityIssues: [],
      })),
      pagination: { count: envs.length, next: null, prev: null },
    };
  }),

  createProjectEnvs: onProject((project, { upsert: replace = false, body = [] }, context) => {
    if ("key" in body)
      return { created: presentEnv(context, addEnv(context, project, body, replace), "sealed"), failed: [] };
    const { results: done, failed } = attemptEach(context, body, (variable) =>
      addEnv(context, project, variable, replace),
    );
    return { created: done.map((env) => presentEnv(context, env, "sealed")), failed };
  }),

  getProjectEnv: onProject((project, { id }, context) => {
    const linked = linkedEnvs(context, project.id).find((each) => each.id === id);
    const env = requireFound(findEnv(context, project, id) ?? linked, "Environment variable");
    requireRight(context, decryptRight(env), scopeOfProject(project));
    recordEvent(context, eventTypes["env-variable-read"], aboutEnvs(context, project, [env]));
    return presentEnv(context, env, "opened");
  }),

  updateProjectEnv: onEnv(({ project, env }, { idOrName: _, id: __, ...variable }, context) =>
    presentEnv(context, recordEdit(context, project, changeEnv(context, env, variable)), "sealed"),
  ),

  deleteProjectEnv: onEnv(({ project, env }, { customEnvironmentId }, context) => {
    const rest = customEnvironmentId === undefined ? undefined : withoutCustom(context, env, customEnvironmentId);
    if (rest) return presentEnv(context, recordEdit(context, project, rest), "sealed");
    context.rows(envTable).remove(env.id);
    recordDeletion(context, project, [env]);
    return presentEnv(context, env, "sealed");
  }),

  deleteProjectEnvs: onProject((project, { ids }, context) => {
    const own = context.rows(envTable).by("project", project.id);
    const envs = own.filter((env) => ids.includes(env.id));
    for (const env of envs) {
      checkProduction(context, project, env, "env.write.production");
      context.rows(envTable).remove(env.id);
    }
    if (envs.length > 0) recordDeletion(context, project, envs);
    return { deleted: envs.length, ids: envs.map((env) => env.id) };
  }),
};

function addEnv(context: Context, project: ProjectRow, variable: EnvInput, upsert: boolean): EnvRow {
  const env = putEnv(context, project, variable, upsert);
  const about = aboutEnvs(context, project, [env]);
  recordAndDeliver(context, eventTypes["env-variable-add"], about, () => deliveredEnv(env));
  return env;
}

function recordEdit(context: Context, project: ProjectRow, env: EnvRow): EnvRow {
  const about = aboutEnvs(context, project, [env]);
  recordAndDeliver(context, eventTypes["env-variable-edit"], about, () => deliveredEnv(env));
  return env;
}

function withoutCustom(context: Context, env: EnvRow, slugOrId: string): EnvRow | undefined {
  const custom = customEnvironmentIn(context, env.projectId, slugOrId);
  requireFound(env.customEnvironmentIds.includes(custom.id), "Environment variable");
  const customEnvironmentIds = env.customEnvironmentIds.filter((id) => id !== custom.id);
  if (env.target.length === 0 && customEnvironmentIds.length === 0) return undefined;
  return changeEnv(context, env, { customEnvironmentIds });
}

function findEnv({ rows }: Context, project: ProjectRow, id: string): EnvRow | undefined {
  const env = rows(envTable).get(id);
  return env?.projectId === project.id ? env : undefined;
}

function findEnvToChange({ idOrName, id }: Readonly<Record<"idOrName" | "id", string>>, context: Context) {
  const project = findProject(context, idOrName);
  const linked = linkedEnvs(context, project.id).find((other) => other.id === id);
  if (linked) throw badRequest(`${linked.key} is a shared variable: change it for all of its projects, or unlink it`);
  const env = requireFound(findEnv(context, project, id), "Environment variable");
  checkProduction(context, project, env, "env.write.production");
  return { project, env };
}

function recordDeletion(context: Context, project: ProjectRow, envs: readonly EnvRow[]): void {
  const about = aboutEnvs(context, project, envs);
  recordAndDeliver(context, eventTypes["env-variable-delete"], about, () => envs.map(deliveredEnv));
}

function deliveredEnv({ id, projectId }: EnvRow): { projectId: string; envVarId: string } {
  return { projectId, envVarId: id };
}

function aboutEnvs({ scope }: Context, { id: projectId, name, accountId }: ProjectRow, envs: readonly EnvRow[]) {
  const keys = envs.map((env) => env.key);
  const text = `${scope.user.username}: ${keys.join(", ")} of ${name}`;
  return { text, accountId, projectId, payload: { projectId, keys } };
}
