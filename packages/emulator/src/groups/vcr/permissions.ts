import type { Operations } from "@slipway/vcr/contract";
import { teamNamed } from "../../engine/account-names.ts";
import { type TeamRow, teamTable } from "../../engine/accounts.ts";
import { empty } from "../../engine/answer.ts";
import type { Context } from "../../engine/context.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByCursor } from "../../engine/page.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import { projectTable } from "../projects/tables.ts";
import { type RepositoryPermissionRow, repositoryPermissionTable } from "../registry/tables.ts";
import { findRepository } from "./find-repository.ts";
import { happenings } from "./happenings.ts";
import { note } from "./note.ts";

type PermissionOperation =
  | "listRepositoryPermissions"
  | "addRepositoryPermission"
  | "removeRepositoryPermission"
  | "clearRepositoryPermissions";

export const permissionHandlers: SomeHandlers<Operations, PermissionOperation> = {
  listRepositoryPermissions({ projectId, idOrName, cursor, limit }, context) {
    const { id } = findRepository(context, projectId, idOrName);
    const rows = context.rows(repositoryPermissionTable);
    const sorting = { order: "desc", position: rows.position } as const;
    const { items, ...rest } = pageByCursor(rows.by("repository", id), sorting, { cursor, limit });
    return { permissions: items.map((permission) => presentPermission(context, permission)), ...rest };
  },

  addRepositoryPermission({ projectId, idOrName, teamId, teamSlug }, context) {
    const { rows } = context;
    const repository = findRepository(context, projectId, idOrName);
    const team = targetOf(context, teamId ?? teamSlug);
    if (rows(projectTable).get(repository.projectId)?.accountId === team.id) {
      throw badRequest(`The repository is the team ${team.slug}'s own`);
    }
    const id = permissionId(repository.id, team);
    const known = rows(repositoryPermissionTable).get(id);
    const fresh = { id, repositoryId: repository.id, teamId: team.id };
    if (!known) note(context, happenings["vcr-repository-permission-added"], repository);
    return { permission: presentPermission(context, known ?? rows(repositoryPermissionTable).put(fresh)) };
  },

  removeRepositoryPermission({ projectId, idOrName, teamId, teamSlug }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const team = targetOf(context, teamId ?? teamSlug);
    if (!context.rows(repositoryPermissionTable).remove(permissionId(repository.id, team)))
      throw notFound("Permission");
    note(context, happenings["vcr-repository-permission-removed"], repository);
    return empty(204);
  },

  clearRepositoryPermissions({ projectId, idOrName }, context) {
    const rows = context.rows(repositoryPermissionTable);
    const repository = findRepository(context, projectId, idOrName);
    const all = rows.by("repository", repository.id);
    for (const permission of all) rows.remove(permission.id);
    if (all.length > 0) note(context, happenings["vcr-repository-permissions-cleared"], repository);
    return empty(204);
  },
};

function targetOf(context: Context, idOrSlug: string | undefined): TeamRow {
  if (idOrSlug === undefined) throw badRequest("Invalid request: give the team's `teamId` or `teamSlug`");
  const team = teamNamed(context, idOrSlug);
  if (!team) throw notFound("Team");
  return team;
}

function permissionId(repositoryId: string, { id }: TeamRow): string {
  return `${repositoryId}/${id}`;
}

function presentPermission(
  { rows }: Context,
  { repositoryId, teamId, createdAt }: RepositoryPermissionRow,
): Operations["addRepositoryPermission"]["output"]["permission"] {
  return {
    repositoryId,
    teamId,
    teamSlug: rows(teamTable).get(teamId)?.slug ?? teamId,
    createdAt: new Date(createdAt).toISOString(),
  };
}
