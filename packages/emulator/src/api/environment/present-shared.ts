import type { Operations } from "@slipway/environment/contract";
import { can } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import { decryptRight } from "../../domain/environment/env-rules.ts";
import { shownValue } from "../../domain/environment/present-env.ts";
import { type SharedEnvRow, sharedEnvLinkTable } from "../../domain/environment/tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";

type ListItem = Operations["listSharedEnvs"]["output"]["data"][number];

export function presentShared(context: Context, env: SharedEnvRow, mode: "opened" | "sealed"): ListItem {
  const decrypted = mode === "opened" && env.type !== "sensitive" && can(context, decryptRight(env), env);
  const editor = env.updatedBy === null ? undefined : context.rows(userTable).get(env.updatedBy);
  return {
    id: env.id,
    key: env.key,
    type: env.type,
    value: shownValue(context, env, decrypted),
    target: [...env.target],
    projectId: linkedProjects(context, env),
    ownerId: env.accountId,
    applyToAllCustomEnvironments: env.applyToAllCustomEnvironments ?? false,
    customEnvironmentIds: [],
    created: new Date(env.createdAt).toISOString(),
    createdAt: env.createdAt,
    updatedAt: env.updatedAt,
    createdBy: env.createdBy,
    updatedBy: env.updatedBy,
    decrypted,
    securityIssues: [],
    ...omitUndefined({ comment: env.comment, lastEditedByDisplayName: editor && (editor.name ?? editor.username) }),
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
