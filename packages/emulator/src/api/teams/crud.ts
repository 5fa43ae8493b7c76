import type { Operations } from "@slipway/teams/contract";
import { accountNamed, slugPattern } from "../../domain/accounts/account-names.ts";
import { findMembership, findTeam, joinedTeam } from "../../domain/accounts/find-team.ts";
import { type Context, checkBound, rememberTeam, type Scope } from "../../domain/accounts/scope.ts";
import {
  type MembershipRow,
  membershipId,
  membershipTable,
  type TeamRow,
  teamTable,
  userTable,
} from "../../domain/accounts/tables.ts";
import { recordEvent } from "../../domain/events/record-event.ts";
import { changedNames } from "../../engine/changed.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { type ActOn, actOn } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";
import { matchesIn } from "../../store/matches.ts";
import { presentTeam, settingsFrom } from "./present-team.ts";
import { eventTypes, settingEventTypes } from "./setting-event-types.ts";

export const onTeam: ActOn<{ readonly teamId: string }, TeamRow> = actOn(
  ({ teamId }: { readonly teamId: string }, context) => findTeam(context, teamId),
);

/** Records what the request's user did to a team, or to its member or group that `entityId` names. */
export function recordTeamEvent(
  context: Context,
  type: keyof typeof eventTypes,
  accountId: string,
  change: string,
  entityId?: string,
): void {
  const text = `${context.scope.user.username} ${change}`;
  recordEvent(context, eventTypes[type], { text, accountId, ...omitUndefined({ entityId }) });
}

export const crudHandlers: SomeHandlers<Operations, "listTeams" | `${"create" | "get" | "update" | "delete"}Team`> = {
  listTeams(input, { rows, scope }) {
    const mine = new Map(
      rows(membershipTable)
        .by("user", scope.user.id)
        .flatMap((membership) => (isListed(membership, scope) ? [[membership.teamId, membership]] : [])),
    );
    const teams = [...mine.keys()].flatMap((id) => rows(teamTable).get(id) ?? []);
    const { items, pagination } = pageOf(matchesIn(teams, rows(teamTable).position), input);
    return {
      teams: items.flatMap((team) => {
        const membership = mine.get(team.id);
        return membership ? presentTeam(team, membership) : [];
      }),
      pagination,
    };
  },

  createTeam({ slug, name }, context) {
    const { rows, scope } = context;
    checkBound(scope);
    checkSlug(context, slug);
    const { id: userId } = scope.user;
    const draft = { slug, name: name ?? slug, creatorId: userId, inviteCode: newId("", 24), settings: {} };
    const { id: teamId } = rows(teamTable).add(draft);
    const id = membershipId(teamId, userId);
    rows(membershipTable).put({ id, teamId, userId, role: "OWNER", confirmed: true });
    recordTeamEvent(context, "team", teamId, `created the team ${slug}`, teamId);
    return { id: teamId, slug };
  },

  getTeam({ teamId }, context) {
    const { team, membership } = findMembership(context, teamId);
    return presentTeam(team, membership);
  },

  updateTeam({ teamId, slug: _, newSlug, name, regenerateInviteCode, ...input }, context) {
    const { rows, clock, scope } = context;
    const team = findTeam(context, teamId);
    const record = (type: keyof typeof eventTypes, change: string) =>
      recordTeamEvent(context, type, team.id, change, team.id);
    if (newSlug !== undefined && newSlug !== team.slug) {
      checkSlug(context, newSlug);
      record("team-slug-update", `changed the slug to ${newSlug}`);
    }
    if (name !== undefined && name !== team.name) record("team-name-update", `renamed the team to ${name}`);
    if (regenerateInviteCode) record("team-invite-code-reset", "replaced the invite code");
    const updatedAt = clock.now();
    const settings = { ...team.settings, ...settingsFrom(input, team.settings, updatedAt) };
    for (const setting of changedNames(settingNames, team.settings, settings)) {
      const eventType = settingEventTypes[setting];
      const text = `${scope.user.username} changed ${setting} of the team`;
      const subject = { accountId: team.id, entityId: team.id };
      if (eventType) recordEvent(context, eventType, { ...subject, text, payload: { setting } });
    }
    const inviteCode = regenerateInviteCode ? newId("", 24) : undefined;
    rows(teamTable).change(team.id, { name, slug: newSlug, inviteCode, settings });
    const updated = findMembership(context, team.id);
    return presentTeam(updated.team, updated.membership);
  },

  deleteTeam({ teamId, newDefaultTeamId }, context) {
    const { rows, scope } = context;
    const team = findTeam(context, teamId);
    for (const { id } of rows(userTable).by("defaultTeam", team.id))
      rows(userTable).change(id, { defaultTeamId: null });
    rememberTeam(context, team);
    rows(teamTable).remove(team.id);
    recordTeamEvent(context, "team-delete", scope.user.id, `deleted the team ${team.slug}`, team.id);
    if (newDefaultTeamId === undefined) return { id: team.id };
    const next = joinedTeam(context, newDefaultTeamId, scope.user.id);
    if (next) rows(userTable).change(scope.user.id, { defaultTeamId: next.id });
    return next ? { id: team.id } : { id: team.id, newDefaultTeamIdError: true };
  },
};

// The keys of a record are its names.
const settingNames = Object.keys(settingEventTypes) as (keyof typeof settingEventTypes)[];

function isListed({ teamId, confirmed }: MembershipRow, { boundTo = teamId }: Scope): boolean {
  return confirmed && teamId === boundTo;
}

/** Users and teams share one kind of name, in which nobody takes somebody else's. */
function checkSlug(context: Context, slug: string): void {
  if (!slugPattern.test(slug)) {
    throw invalid(`\`slug\`: "${slug}" is not a slug; use up to 48 lowercase letters, digits and "-"`);
  }
  if (accountNamed(context, slug) !== undefined) throw refuse("team_slug_taken", { slug });
}
