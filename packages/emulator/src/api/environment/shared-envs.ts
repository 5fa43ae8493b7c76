import type { Operations } from "@slipway/environment/contract";
import { requireInAccount, requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { requireVisible } from "../../domain/accounts/visible-rows.ts";
import { attemptEach, decryptRight } from "../../domain/environment/env-store.ts";
import { type SharedEnvRow, sharedEnvTable } from "../../domain/environment/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { findProject, projectFilter } from "../../domain/projects/find-project.ts";
import { type EventTypesOf, eventTypesOf, type PlainEventType } from "../../engine/event-type.ts";
import { wholeList } from "../../engine/page.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/environment/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { ofAccount, resource } from "../../pipeline/resource.ts";
import {
  addShared,
  changeShared,
  checkProduction,
  linkedNames,
  linkedProjects,
  presentShared,
  unlink,
} from "./shared-store.ts";

const declared = {
  "env-variable": {
    "shared-env-variable-create": "A shared environment variable was created",
    "shared-env-variable-delete": "A shared environment variable was deleted",
    "shared-env-variable-read": "A shared environment variable was read in clear",
    "shared-env-variable-update": "A shared environment variable was changed",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

const envs = resource(ofAccount(sharedEnvTable, "id"), {
  present: (env, context) => presentShared(context, env, "sealed"),
});

export const sharedEnvHandlers: SomeHandlers<Operations & Unlisted, `${string}SharedEnv${"" | "s"}`> = {
  listSharedEnvs: envs.list(wholeList, (data, page) => ({ data, ...page }), {
    filter(input, context) {
      for (const id of input.ids?.split(",") ?? []) findShared(context, id);
      const within = projectFilter(context, input.projectId);
      const without = projectFilter(context, input.exclude_projectId ?? input["exclude-projectId"]);
      return (env) => matchesFilter(context, env, input, { within, without });
    },
  }),

  listAllSharedEnvs: envs.list(wholeList, (data, page) => ({ data, ...page }), {
    filter({ until = Number.POSITIVE_INFINITY }) {
      return ({ createdAt }) => createdAt <= until;
    },
  }),

  createSharedEnvs(input, context) {
    requireInAccount(context);
    const {
      results: done,
      failed,
      refused,
    } = attemptEach(context, input.evs, (variable) => {
      const env = addShared(context, input, variable);
      recordVariableEvent(context, eventTypes["shared-env-variable-create"], env, "created");
      return env;
    });
    const [only] = refused;
    if (input.evs.length === 1 && only?.situation === "shared_variable_exists") throw only;
    return { created: done.map((env) => presentShared(context, env, "sealed")), failed };
  },

  updateSharedEnvs({ updates }, context) {
    requireInAccount(context);
    const changes = Object.entries(updates);
    for (const [id] of changes) refuseProduction(context, id);
    const { results: done, failed } = attemptEach(context, changes, ([id, variable]) => {
      const env = changeShared(context, findShared(context, id), variable);
      recordVariableEvent(context, eventTypes["shared-env-variable-update"], env, "changed");
      return env;
    });
    return { updated: done.map((env) => presentShared(context, env, "sealed")), failed };
  },

  deleteSharedEnvs({ ids }, context) {
    requireInAccount(context);
    for (const id of ids) refuseProduction(context, id);
    const { results: done, failed } = attemptEach(context, ids, (id) => {
      const env = findShared(context, id);
      recordVariableEvent(context, eventTypes["shared-env-variable-delete"], env, "deleted");
      context.rows(sharedEnvTable).remove(env.id);
      return env.id;
    });
    return { deleted: done, failed };
  },

  getSharedEnv: envs.onRow((env, _, context) => {
    requireRight(context, decryptRight(env), env);
    recordVariableEvent(context, eventTypes["shared-env-variable-read"], env, "read");
    return { ...presentShared(context, env, "opened"), projectNames: linkedNames(context, env) };
  }),

  unlinkSharedEnv: envs.onRow((env, { projectId }, context) => {
    checkProduction(context, env);
    const project = findProject(context, projectId);
    // A repeated request changes nothing and succeeds.
    if (linkedProjects(context, env).includes(project.id)) {
      unlink(context, env, [project.id]);
      recordVariableEvent(context, eventTypes["shared-env-variable-update"], env, `unlinked from ${project.name}`);
    }
    return { id: env.id };
  }),
};

function findShared(context: Context, id: string): SharedEnvRow {
  return requireVisible(context, sharedEnvTable, context.rows(sharedEnvTable).get(id));
}

/** Throws 403 for one of production, before anything is changed. What is not there is listed with what failed. */
function refuseProduction(context: Context, id: string): void {
  const env = context.rows(sharedEnvTable).get(id);
  if (env && context.scope.reaches(env.accountId)) checkProduction(context, env);
}

function matchesFilter(
  context: Context,
  env: SharedEnvRow,
  input: Operations["listSharedEnvs"]["input"],
  { within, without }: Readonly<Record<"within" | "without", string | undefined>>,
): boolean {
  const { ids, search } = input;
  const excluded = input.exclude_ids ?? input["exclude-ids"] ?? "";
  const linked = linkedProjects(context, env);
  return (
    (ids === undefined || ids.split(",").includes(env.id)) &&
    !excluded.split(",").includes(env.id) &&
    (within === undefined || linked.includes(within)) &&
    (without === undefined || !linked.includes(without)) &&
    (search === undefined || env.key.toLowerCase().includes(search.toLowerCase()))
  );
}

function recordVariableEvent(context: Context, eventType: PlainEventType, env: SharedEnvRow, change: string): void {
  const { id, key, type, target } = env;
  recordEvent(context, eventType, {
    text: `${context.scope.user.username}: the shared variable ${key} was ${change}`,
    ...subjectOf(sharedEnvTable, env),
    payload: { id, key, type, target, projectId: linkedProjects(context, env) },
  });
}
