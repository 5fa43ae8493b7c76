import type { Operations } from "@slipway/teams/contract";
import type { Context } from "../../engine/context.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { badRequest, forbidden, notFound } from "../../engine/platform-error.ts";
import type { MembershipRecord, TeamRecord } from "../../store/records.ts";
import { membershipId } from "../../store/state.ts";
import { recordEvent } from "../user/record-event.ts";
import { findAnyTeam, findTeam } from "./find-team.ts";

export const accessHandlers: SomeHandlers<Operations, "joinTeam" | "requestTeamAccess" | "getTeamAccessRequest"> = {
  joinTeam({ teamId, inviteCode }, context) {
    const { state, clock, scope } = context;
    const team = findAnyTeam(context, teamId);
    const entry = entryBy(context, team, inviteCode);
    const { id: userId, username } = scope.user;
    if (state.membership(team.id, userId)?.confirmed)
      throw badRequest(`You are a member of the team ${team.slug} already`);
    const id = membershipId(team.id, userId);
    const joinedFrom = { origin: entry.origin };
    state.memberships.put({
      ...entry.grants,
      id,
      teamId: team.id,
      userId,
      confirmed: true,
      createdAt: clock.stamp(),
      joinedFrom,
    });
    recordEvent(context, {
      type: "team-member-join",
      text: `${username} joined`,
      accountId: team.id,
      entityId: userId,
    });
    return { teamId: team.id, slug: team.slug, name: team.name ?? team.slug, from: entry.origin };
  },

  requestTeamAccess({ teamId, joinedFrom }, context) {
    const { state, clock, scope } = context;
    const team = findAnyTeam(context, teamId);
    const { id: userId, username } = scope.user;
    const present = state.membership(team.id, userId);
    if (present?.confirmed) throw badRequest(`You are a member of the team ${team.slug} already`);
    const accessRequestedAt = clock.stamp();
    const id = membershipId(team.id, userId);
    const asked = { id, teamId: team.id, userId, role: "MEMBER", confirmed: false, createdAt: accessRequestedAt };
    const membership = state.memberships.put({ ...asked, accessRequestedAt, joinedFrom });
    recordEvent(context, {
      type: "team-member-request-access",
      text: `${username} asked for access`,
      accountId: team.id,
      entityId: userId,
    });
    return presentRequest(team, membership);
  },

  getTeamAccessRequest({ teamId, userId }, context) {
    const team = findAnyTeam(context, teamId);
    if (userId !== context.scope.user.id) findTeam(context, teamId);
    const membership = context.state.membership(team.id, userId);
    if (membership?.accessRequestedAt === undefined) throw notFound("Access request");
    return presentRequest(team, membership);
  },
};

interface Entry {
  readonly origin: "link" | "mail";
  readonly grants: Pick<MembershipRecord, "role" | "projects">;
}

/** By the team's own code as MEMBER, or by an invitation, with its role; an invitation is used up. */
function entryBy({ state, scope }: Context, team: TeamRecord, inviteCode: string | undefined): Entry {
  if (inviteCode === team.inviteCode) return { origin: "link", grants: { role: "MEMBER" } };
  const { email } = scope.user;
  const invitation = state.invites
    .by("team", team.id)
    .find((candidate) => (inviteCode === undefined ? candidate.email === email : candidate.id === inviteCode));
  if (!invitation) throw notFound("Invite code");
  if (invitation.email !== email) throw forbidden("The invitation is for another email address");
  state.invites.delete(invitation.id);
  const { role, projects } = invitation;
  return { origin: "mail", grants: projects ? { role, projects } : { role } };
}

function presentRequest(team: TeamRecord, membership: MembershipRecord): Operations["getTeamAccessRequest"]["output"] {
  return {
    teamSlug: team.slug,
    teamName: team.name ?? team.slug,
    confirmed: membership.confirmed,
    accessRequestedAt: membership.accessRequestedAt ?? membership.createdAt,
    joinedFrom: membership.joinedFrom ?? { origin: "teams" },
    github: null,
    gitlab: null,
    bitbucket: null,
  };
}
