import type { Operations } from "@slipway/vcr/contract";
import { empty } from "../../engine/answer.ts";
import type { Context } from "../../engine/context.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByCursor } from "../../engine/page.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import type { RepositoryPermissionRecord, TeamRecord } from "../../store/records.ts";
import { findAnyTeam } from "../teams/find-team.ts";
import { findRepository } from "./find-repository.ts";

type PermissionOperation =
  | "listRepositoryPermissions"
  | "addRepositoryPermission"
  | "removeRepositoryPermission"
  | "clearRepositoryPermissions";

export const permissionHandlers: SomeHandlers<Operations, PermissionOperation> = {
  listRepositoryPermissions({ projectId, idOrName, cursor, limit }, context) {
    const { id } = findRepository(context, projectId, idOrName);
    const newest = context.state.repositoryPermissions.by("repository", id).reverse();
    const { items, ...rest } = pageByCursor(newest, { cursor, limit });
    return { permissions: items.map((permission) => presentPermission(context, permission)), ...rest };
  },

  addRepositoryPermission({ projectId, idOrName, teamId, teamSlug }, context) {
    const { state, clock } = context;
    const repository = findRepository(context, projectId, idOrName);
    const team = targetOf(context, teamId ?? teamSlug);
    if (state.projects.get(repository.projectId)?.accountId === team.id) {
      throw badRequest(`The repository is the team ${team.slug}'s own`);
    }
    const id = permissionId(repository.id, team);
    const known = state.repositoryPermissions.get(id);
    const fresh = { id, repositoryId: repository.id, teamId: team.id, createdAt: clock.stamp() };
    return { permission: presentPermission(context, known ?? state.repositoryPermissions.put(fresh)) };
  },

  removeRepositoryPermission({ projectId, idOrName, teamId, teamSlug }, context) {
    const repository = findRepository(context, projectId, idOrName);
    const team = targetOf(context, teamId ?? teamSlug);
    if (!context.state.repositoryPermissions.delete(permissionId(repository.id, team))) throw notFound("Permission");
    return empty(204);
  },

  clearRepositoryPermissions({ projectId, idOrName }, context) {
    const { state } = context;
    const { id } = findRepository(context, projectId, idOrName);
    for (const permission of state.repositoryPermissions.by("repository", id)) {
      state.repositoryPermissions.delete(permission.id);
    }
    return empty(204);
  },
};

function targetOf(context: Context, idOrSlug: string | undefined): TeamRecord {
  if (idOrSlug === undefined) throw badRequest("Invalid request: give the team's `teamId` or `teamSlug`");
  return findAnyTeam(context, idOrSlug);
}

function permissionId(repositoryId: string, { id }: TeamRecord): string {
  return `${repositoryId}/${id}`;
}

function presentPermission(
  { state }: Context,
  { repositoryId, teamId, createdAt }: RepositoryPermissionRecord,
): Operations["addRepositoryPermission"]["output"]["permission"] {
  return {
    repositoryId,
    teamId,
    teamSlug: state.teams.get(teamId)?.slug ?? teamId,
    createdAt: new Date(createdAt).toISOString(),
  };
}
