import type { Operations } from "@slipway/teams/contract";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { newId } from "../../engine/ids.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByTime } from "../../engine/page.ts";
import { badRequest, conflict } from "../../engine/platform-error.ts";
import { membershipId } from "../../store/state.ts";
import { recordEvent } from "../user/record-event.ts";
import { findOwnTeam, findTeam } from "./find-team.ts";
import { presentTeam } from "./present-team.ts";
import { removeTeam } from "./remove-team.ts";
import { settingsFrom } from "./settings-from.ts";

export const crudHandlers: SomeHandlers<
  Operations,
  "listTeams" | "createTeam" | "getTeam" | "updateTeam" | "deleteTeam"
> = {
  listTeams(input, { state, scope }) {
    const teams = state.memberships.by("user", scope.user.id).flatMap((membership) => {
      const team = membership.confirmed ? state.teams.get(membership.teamId) : undefined;
      return team ? { team, membership } : [];
    });
    const { items, pagination } = pageByTime(teams, ({ team }) => team.createdAt, input);
    return { teams: items.map(({ team, membership }) => presentTeam(team, membership)), pagination };
  },

  createTeam({ slug, name }, context) {
    const { state, clock, scope } = context;
    checkSlug(context, slug);
    const createdAt = clock.stamp();
    const { id: userId, username } = scope.user;
    const { id: teamId } = state.teams.put({
      id: newId("team_", 24),
      slug,
      name: name ?? slug,
      creatorId: userId,
      createdAt,
      updatedAt: createdAt,
      inviteCode: newId("", 24),
      settings: {},
    });
    state.memberships.put({
      id: membershipId(teamId, userId),
      teamId,
      userId,
      role: "OWNER",
      confirmed: true,
      createdAt,
    });
    recordEvent(context, {
      type: "team",
      text: `${username} created the team ${slug}`,
      accountId: teamId,
      entityId: teamId,
    });
    return { id: teamId, slug };
  },

  getTeam({ teamId }, context) {
    const { team, membership } = findTeam(context, teamId);
    return presentTeam(team, membership);
  },

  updateTeam({ teamId, slug: _, newSlug, name, regenerateInviteCode, ...wish }, context) {
    const { state, clock, scope } = context;
    const team = findOwnTeam(context, teamId);
    const record = { accountId: team.id, entityId: team.id };
    if (newSlug !== undefined && newSlug !== team.slug) {
      checkSlug(context, newSlug);
      recordEvent(context, {
        ...record,
        type: "team-slug-update",
        text: `${scope.user.username} changed the slug to ${newSlug}`,
      });
    }
    if (name !== undefined && name !== team.name) {
      recordEvent(context, {
        ...record,
        type: "team-name-update",
        text: `${scope.user.username} renamed the team to ${name}`,
      });
    }
    if (regenerateInviteCode) {
      recordEvent(context, {
        ...record,
        type: "team-invite-code-reset",
        text: `${scope.user.username} replaced the invite code`,
      });
    }
    const updatedAt = clock.stamp();
    const settings = { ...team.settings, ...settingsFrom(wish, team.settings, updatedAt) };
    const inviteCode = regenerateInviteCode ? newId("", 24) : undefined;
    state.teams.update(team.id, given({ name, slug: newSlug, inviteCode, settings, updatedAt }));
    const updated = findTeam(context, team.id);
    return presentTeam(updated.team, updated.membership);
  },

  deleteTeam({ teamId, newDefaultTeamId }, context) {
    const { state, scope } = context;
    const team = findOwnTeam(context, teamId);
    removeTeam(context, team);
    recordEvent(context, {
      type: "team-delete",
      text: `${scope.user.username} deleted the team ${team.slug}`,
      accountId: scope.user.id,
      entityId: team.id,
    });
    if (newDefaultTeamId === undefined) return { id: team.id };
    const reachable = state.membership(newDefaultTeamId, scope.user.id)?.confirmed === true;
    if (reachable) state.users.update(scope.user.id, { defaultTeamId: newDefaultTeamId });
    return reachable ? { id: team.id } : { id: team.id, newDefaultTeamIdError: true };
  },
};

function checkSlug({ state }: Context, slug: string): void {
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(slug) || slug.length > 48) {
    throw badRequest(`Invalid request: \`slug\`: "${slug}" is no slug; use up to 48 lowercase letters, digits and "-"`);
  }
  if (state.teams.by("slug", slug).length > 0)
    throw conflict(`The slug ${slug} is in use by another team`, "team_slug_exists");
}
