import type { Operations } from "@slipway/environment/contract";
import { can, requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import { checkKey, checkSensitive, concernsProduction, decryptRight } from "../../domain/environment/env-store.ts";
import { shownValue } from "../../domain/environment/present-env.ts";
import { type SharedEnvRow, sharedEnvLinkTable, sharedEnvTable } from "../../domain/environment/tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import type { Draft } from "../../store/table.ts";

type ListItem = Operations["listSharedEnvs"]["output"]["data"][number];

export function presentShared(context: Context, env: SharedEnvRow, mode: "opened" | "sealed"): ListItem {
  const decrypted = mode === "opened" && env.type !== "sensitive" && can(context, decryptRight(env), env);
  const editor = env.updatedBy === null ? undefined : context.rows(userTable).get(env.updatedBy);
  return {
    ...pick(env, "id", "key", "type", "createdAt", "updatedAt", "createdBy", "updatedBy", "comment"),
    value: shownValue(context, env, decrypted),
    target: [...env.target],
    projectId: linkedProjects(context, env),
    ownerId: env.accountId,
    applyToAllCustomEnvironments: env.applyToAllCustomEnvironments ?? false,
    customEnvironmentIds: [],
    created: new Date(env.createdAt).toISOString(),
    decrypted,
    securityIssues: [],
    ...omitUndefined({ lastEditedByDisplayName: editor && (editor.name ?? editor.username) }),
  };
}

export function linkedProjects({ rows }: Context, { id }: SharedEnvRow): string[] {
  return rows(sharedEnvLinkTable)
    .by("env", id)
    .map(({ projectId }) => projectId);
}

export function linkedNames(context: Context, env: SharedEnvRow): string[] {
  return linkedProjects(context, env).flatMap((id) => context.rows(projectTable).get(id)?.name ?? []);
}

type CreateInput = Validated<Operations["createSharedEnvs"]["input"]>;
type Change = Validated<Operations["updateSharedEnvs"]["input"]["updates"][string]>;

/** Adds a shared variable and links it. Throws 409 `ENV_CONFLICT` where there is one of that name for the same environment. */
export function addShared(
  context: Context,
  variable: CreateInput,
  { key, value, comment }: CreateInput["evs"][number],
): SharedEnvRow {
  const { rows, keys, scope } = context;
  const { type = "encrypted", target = defaultTargets(type), projectId = [], applyToAllCustomEnvironments } = variable;
  const draft: Draft<SharedEnvRow> = {
    accountId: scope.accountId,
    key: checkKey(key),
    secretValue: keys.encrypt(value),
    type,
    target: [...new Set(target)],
    ...omitUndefined({ comment, applyToAllCustomEnvironments }),
    createdBy: scope.user.id,
    updatedBy: null,
  };
  check(context, draft);
  const env = rows(sharedEnvTable).add(draft);
  link(context, env, projectId);
  return env;
}

export function changeShared(context: Context, env: SharedEnvRow, variable: Change): SharedEnvRow {
  const { rows, keys, scope } = context;
  const { key, value, type, target, comment, projectId, projectIdUpdates, applyToAllCustomEnvironments } = variable;
  if (env.type === "sensitive" && type === "encrypted") {
    throw invalid(`\`type\`: ${env.key} is sensitive and stays so; delete it and add it anew`);
  }
  const changed: SharedEnvRow = {
    ...env,
    ...omitUndefined({
      key: key === undefined ? undefined : checkKey(key),
      secretValue: value === undefined ? undefined : keys.encrypt(value),
      target: target && [...new Set(target)],
      type,
      comment,
      applyToAllCustomEnvironments,
    }),
    updatedBy: scope.user.id,
  };
  check(context, changed, env.id);
  if (projectId) {
    const unlinkedIds = linkedProjects(context, env).filter((id) => !projectId.includes(id));
    unlink(context, env, unlinkedIds);
    link(context, env, projectId);
  }
  unlink(context, env, projectIdUpdates?.unlink ?? []);
  link(context, env, projectIdUpdates?.link ?? []);
  return rows(sharedEnvTable).put(changed);
}

export function unlink({ rows }: Context, { id }: SharedEnvRow, projectIds: readonly string[]): void {
  for (const projectId of projectIds) rows(sharedEnvLinkTable).remove(`${id}/${projectId}`);
}

/** Throws 403 where a variable is one of production, and one may not change those of the team. */
export function checkProduction(context: Context, env: SharedEnvRow): void {
  if (concernsProduction(env.target)) requireRight(context, "env.write.production", env);
}

function link({ rows }: Context, { id, accountId }: SharedEnvRow, projectIds: readonly string[]): void {
  for (const projectId of projectIds) {
    if (rows(projectTable).get(projectId)?.accountId !== accountId)
      throw invalid(`\`projectId\`: "${projectId}" is not a project of the account`);
    const linkId = `${id}/${projectId}`;
    if (!rows(sharedEnvLinkTable).get(linkId)) rows(sharedEnvLinkTable).add({ id: linkId, envId: id, projectId });
  }
}

function check({ rows }: Context, env: Draft<SharedEnvRow>, except?: string): void {
  const { key, target, accountId } = env;
  if (target.length === 0 && !env.applyToAllCustomEnvironments)
    throw invalid(`\`target\`: ${key} needs an environment`);
  checkSensitive(env);
  const rival = rows(sharedEnvTable)
    .by("account", accountId)
    .find((other) => other.id !== except && other.key === key && isRival(env, other));
  if (!rival) return;
  const where = rival.target.join(", ");
  throw refuse("shared_variable_exists", { key, envVarKey: key, envVarId: rival.id, target, where });
}

function isRival(env: Draft<SharedEnvRow>, other: SharedEnvRow): boolean {
  const isCustom = env.applyToAllCustomEnvironments === true && other.applyToAllCustomEnvironments === true;
  return isCustom || other.target.some((one) => env.target.includes(one));
}

function defaultTargets(type: SharedEnvRow["type"]): SharedEnvRow["target"] {
  return type === "sensitive" ? ["production", "preview"] : ["production", "preview", "development"];
}
