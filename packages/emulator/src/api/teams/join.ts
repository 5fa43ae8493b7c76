import type { Operations } from "@slipway/teams/contract";
import { requireRight, setRoles } from "../../domain/accounts/access/require-right.ts";
import { findAnyTeam, findMembership } from "../../domain/accounts/find-team.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  accessGroupTable,
  type InviteRow,
  inviteTable,
  type MembershipRow,
  membershipId,
  membershipTable,
  type TeamRow,
} from "../../domain/accounts/tables.ts";
import { addMembers } from "../../domain/projects/access-groups.ts";
import { badRequest, forbidden, notFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { recordTeamEvent } from "./crud.ts";

export const joinHandlers: SomeHandlers<Operations, "joinTeam" | "requestTeamAccess" | "getTeamAccessRequest"> = {
  joinTeam({ teamId, inviteCode }, context) {
    const { rows } = context;
    const team = findAnyTeam(context, teamId);
    const entry = entryBy(context, team, inviteCode);
    const draft = newMembership(context, team);
    rows(membershipTable).put({ ...draft, role: entry.role, confirmed: true, joinedFrom: { origin: entry.origin } });
    setRoles(context, draft.id, entry.projects);
    for (const groupId of entry.accessGroups) {
      const group = rows(accessGroupTable).get(groupId);
      if (group) addMembers(context, group, [draft.userId]);
    }
    recordTeamEvent(context, "team-member-join", team.id, "joined", draft.userId);
    return { teamId: team.id, slug: team.slug, name: team.name ?? team.slug, from: entry.origin };
  },

  requestTeamAccess({ teamId, joinedFrom }, context) {
    const team = findAnyTeam(context, teamId);
    const draft = newMembership(context, team);
    const request = { role: "MEMBER", confirmed: false, accessRequestedAt: context.clock.now(), joinedFrom } as const;
    const membership = context.rows(membershipTable).put({ ...draft, ...request });
    recordTeamEvent(context, "team-member-request-access", team.id, "asked for access", draft.userId);
    return presentRequest(team, membership);
  },

  getTeamAccessRequest({ teamId, userId }, context) {
    const team = findAnyTeam(context, teamId);
    if (userId !== context.scope.user.id) {
      findMembership(context, teamId);
      requireRight(context, "members", { accountId: team.id });
    }
    const membership = context.rows(membershipTable).get(membershipId(team.id, userId));
    if (membership?.accessRequestedAt === undefined) throw notFound("Access request");
    return presentRequest(team, membership);
  },
};

/** The names of a membership of the request's user. Throws 400 for a member. */
function newMembership({ rows, scope }: Context, team: TeamRow): Pick<MembershipRow, "id" | "teamId" | "userId"> {
  const id = membershipId(team.id, scope.user.id);
  if (rows(membershipTable).get(id)?.confirmed) throw badRequest(`You are a member of the team ${team.slug} already`);
  return { id, teamId: team.id, userId: scope.user.id };
}

interface Entry {
  readonly origin: "link" | "mail";
  readonly role: MembershipRow["role"];
  readonly projects: NonNullable<InviteRow["projects"]>;
  readonly accessGroups: readonly string[];
}

function entryBy({ rows, scope }: Context, team: TeamRow, inviteCode: string | undefined): Entry {
  if (inviteCode === team.inviteCode) return { origin: "link", role: "MEMBER", projects: [], accessGroups: [] };
  const { email } = scope.user;
  const invitation = rows(inviteTable)
    .by("team", team.id)
    .find((candidate) => (inviteCode === undefined ? candidate.email === email : candidate.id === inviteCode));
  if (!invitation) throw notFound("Invite code");
  if (invitation.email !== email) throw forbidden("The invitation is for another email address");
  rows(inviteTable).remove(invitation.id);
  const { role, projects = [], accessGroups = [] } = invitation;
  return { origin: "mail", role, projects, accessGroups };
}

function presentRequest(team: TeamRow, membership: MembershipRow): Operations["getTeamAccessRequest"]["output"] {
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
