import type { Operations } from "@slipway/vcr/contract";
import { teamNamed } from "../../domain/accounts/account-names.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { type TeamRow, teamTable } from "../../domain/accounts/tables.ts";
import { findRepository } from "../../domain/images/find-repository.ts";
import { type RepositoryPermissionRow, repositoryPermissionTable } from "../../domain/images/tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { pageByCursor } from "../../engine/page.ts";
import { badRequest, invalid, notFound } from "../../engine/platform-error.ts";
import { empty } from "../../pipeline/answer.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { happenings } from "./event-types.ts";
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
    const { items, ...rest } = pageByCursor(rows.where(having("repository", id)), { order: "desc" }, { cursor, limit });
    return { permissions: items.map((permission) => presentPermission(context, permission)), ...rest };
  },

  addRepositoryPermission({ projectId, idOrName, teamId, teamSlug }, context) {
    const { rows } = context;
    const repository = findRepository(context, projectId, idOrName);
    const team = targetOf(context, teamId ?? teamSlug);
    if (rows(projectTable).get(repository.projectId)?.accountId === team.id)
      throw badRequest(`The repository is the team ${team.slug}'s own`);
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
  if (idOrSlug === undefined) throw invalid("give the team's `teamId` or `teamSlug`");
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
