import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../engine/context.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { notFound, PlatformError } from "../../engine/platform-error.ts";
import type { EnvRecord, ProjectRecord } from "../../store/records.ts";
import type { EventTypeName } from "../user/event-types.ts";
import { recordEvent } from "../user/record-event.ts";
import { changeEnv, type EnvWish, putEnv } from "./env-store.ts";
import { findProject } from "./find-project.ts";
import { presentEnv } from "./present-env.ts";

type Failed = Operations["createProjectEnvs"]["output"]["failed"][number];

export const envHandlers: SomeHandlers<
  Operations,
  | "listProjectEnvs"
  | "createProjectEnvs"
  | "getProjectEnv"
  | "updateProjectEnv"
  | "deleteProjectEnv"
  | "deleteProjectEnvs"
> = {
  listProjectEnvs({ idOrName, decrypt, gitBranch, customEnvironmentId, target }, context) {
    const project = findProject(context, idOrName);
    const envs = context.state.envs
      .by("project", project.id)
      .filter(
        (env) =>
          (target === undefined || env.target.includes(target)) &&
          (gitBranch === undefined || env.gitBranch === undefined || env.gitBranch === gitBranch) &&
          (customEnvironmentId === undefined || env.customEnvironmentIds.includes(customEnvironmentId)),
      );
    return {
      envs: envs.map((env) => ({
        ...presentEnv(context, env, decrypt ? "opened" : "sealed"),
        target: [...env.target],
        securityIssues: [],
      })),
      pagination: { count: envs.length, next: null, prev: null },
    };
  },

  createProjectEnvs({ idOrName, upsert, body }, context) {
    const project = findProject(context, idOrName);
    const replace = upsert ?? false;
    if ("key" in body) {
      return { created: presentEnv(context, addEnv(context, project, body, replace), "sealed"), failed: [] };
    }
    const added: EnvRecord[] = [];
    const failed: Failed[] = [];
    for (const wish of body) {
      try {
        // Each is an attempt of its own: one that fails leaves nothing, and the others stay.
        added.push(context.state.attempt(() => addEnv(context, project, wish, replace)));
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        failed.push({ error: { ...error.extra, code: error.code, message: error.message } });
      }
    }
    return { created: added.map((env) => presentEnv(context, env, "sealed")), failed };
  },

  getProjectEnv({ idOrName, id }, context) {
    const { project, env } = findEnv(context, idOrName, id);
    recordEnvEvent(context, project, "env-variable-read", [env]);
    return presentEnv(context, env, "opened");
  },

  updateProjectEnv({ idOrName, id, ...wish }, context) {
    const { project, env } = findEnv(context, idOrName, id);
    const changed = changeEnv(context, env, wish);
    recordEnvEvent(context, project, "env-variable-edit", [changed]);
    return presentEnv(context, changed, "sealed");
  },

  deleteProjectEnv({ idOrName, id }, context) {
    const { project, env } = findEnv(context, idOrName, id);
    context.state.envs.delete(env.id);
    recordEnvEvent(context, project, "env-variable-delete", [env]);
    return presentEnv(context, env, "sealed");
  },

  deleteProjectEnvs({ idOrName, ids }, context) {
    const project = findProject(context, idOrName);
    const envs = context.state.envs.by("project", project.id).filter((env) => ids.includes(env.id));
    for (const env of envs) context.state.envs.delete(env.id);
    if (envs.length > 0) recordEnvEvent(context, project, "env-variable-delete", envs);
    return { deleted: envs.length, ids: envs.map((env) => env.id) };
  },
};

function addEnv(context: Context, project: ProjectRecord, wish: EnvWish, upsert: boolean): EnvRecord {
  const env = putEnv(context, project, wish, upsert);
  recordEnvEvent(context, project, "env-variable-add", [env]);
  return env;
}

function findEnv(context: Context, idOrName: string, id: string): { project: ProjectRecord; env: EnvRecord } {
  const project = findProject(context, idOrName);
  const env = context.state.envs.get(id);
  if (env?.projectId !== project.id) throw notFound("Environment variable");
  return { project, env };
}

function recordEnvEvent(
  context: Context,
  project: ProjectRecord,
  type: EventTypeName,
  envs: readonly EnvRecord[],
): void {
  const keys = envs.map((env) => env.key).join(", ");
  recordEvent(context, {
    type,
    text: `${context.scope.user.username}: ${keys} of ${project.name}`,
    accountId: project.accountId,
    projectId: project.id,
    payload: { projectId: project.id, keys },
  });
}
