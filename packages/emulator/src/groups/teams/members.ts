import type { Operations } from "@slipway/teams/contract";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { newId } from "../../engine/ids.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByTime } from "../../engine/page.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import type { InviteRecord, MembershipRecord, TeamRecord, TeamRole } from "../../store/records.ts";
import { recordEvent } from "../user/record-event.ts";
import { findOwnTeam, findTeam, keepAnOwner } from "./find-team.ts";
import { presentInvite, presentMember } from "./present-member.ts";

type Invitation = Exclude<NonNullable<Operations["inviteTeamMember"]["input"]["body"]>, readonly unknown[]>;

const roles: readonly TeamRole[] = [
  "OWNER",
  "MEMBER",
  "DEVELOPER",
  "SECURITY",
  "BILLING",
  "VIEWER",
  "VIEWER_FOR_PLUS",
  "CONTRIBUTOR",
];

export const memberHandlers: SomeHandlers<
  Operations,
  "listTeamMembers" | "inviteTeamMember" | "updateTeamMember" | "removeTeamMember" | "deleteTeamInviteCode"
> = {
  listTeamMembers({ teamId, role, search, excludeProject, ...request }, context) {
    const { team } = findTeam(context, teamId);
    const { state } = context;
    const members = state.memberships.by("team", team.id).filter((membership) => {
      const user = state.users.get(membership.userId);
      const texts = [user?.username, user?.email, user?.name ?? undefined];
      return (
        (role === undefined || membership.role === role) &&
        (search === undefined || texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()))) &&
        !membership.projects?.some(({ projectId }) => projectId === excludeProject)
      );
    });
    const { items, pagination } = pageByTime(members, ({ createdAt }) => createdAt, request);
    return {
      members: items.map((membership) => presentMember(context, membership)),
      emailInviteCodes: state.invites.by("team", team.id).map(presentInvite),
      pagination: { ...pagination, hasNext: pagination.next !== null },
    };
  },

  inviteTeamMember({ teamId, body = [] }, context) {
    const team = findOwnTeam(context, teamId);
    const [first, ...others] = Array.isArray(body) ? body : [body];
    if (!first) throw badRequest("Invalid request: the body has no invitation");
    const wishes = [first, ...others].map((invitation) => checkInvitation(context, team, invitation));
    for (const wish of wishes) invite(context, team, wish);
    const { email, role = "VIEWER" } = first;
    const code = context.state.invites.by("team", team.id).find((candidate) => candidate.email === email);
    const user = context.state.users.by("email", email)[0];
    return { uid: user?.id ?? code?.id ?? "", email, role, username: user?.username ?? email.replace(/@.*/, "") };
  },

  updateTeamMember({ teamId, uid, role, confirmed, projects, teamPermissions }, context) {
    const team = findOwnTeam(context, teamId);
    const membership = findMember(context, team, uid);
    if (role !== undefined) checkRole(role);
    if (role !== undefined && role !== "OWNER") keepAnOwner(context, membership);
    const assigned = projects?.flatMap((project) =>
      project.role === null ? [] : { projectId: project.projectId, role: project.role },
    );
    context.state.memberships.update(membership.id, given({ role, confirmed, teamPermissions, projects: assigned }));
    const granted = confirmed === true && !membership.confirmed;
    if (granted || role !== undefined) {
      recordEvent(context, {
        type: granted ? "team-member-confirm-request" : "team-member-role-update",
        text: `${context.scope.user.username} ${granted ? "granted access" : `gave the role ${role}`} to ${uid}`,
        accountId: team.id,
        entityId: uid,
      });
    }
    return { id: uid };
  },

  removeTeamMember({ teamId, uid, newDefaultTeamId }, context) {
    const { state, scope } = context;
    const leaves = uid === scope.user.id;
    const team = leaves ? findTeam(context, teamId).team : findOwnTeam(context, teamId);
    const membership = findMember(context, team, uid);
    keepAnOwner(context, membership);
    state.memberships.delete(membership.id);
    if (state.users.get(uid)?.defaultTeamId === team.id)
      state.users.update(uid, { defaultTeamId: newDefaultTeamId ?? null });
    recordEvent(context, {
      type: leaves ? "team-member-leave" : "team-member-delete",
      text: leaves ? `${scope.user.username} left` : `${scope.user.username} removed ${uid}`,
      accountId: team.id,
      entityId: uid,
    });
    return { id: team.id };
  },

  deleteTeamInviteCode({ teamId, inviteId }, context) {
    const team = findOwnTeam(context, teamId);
    const invitation = context.state.invites.get(inviteId);
    if (invitation?.teamId !== team.id) throw notFound("Invite code");
    context.state.invites.delete(inviteId);
    recordEvent(context, {
      type: "team-invite-link-deleted",
      text: `${context.scope.user.username} withdrew the invitation of ${invitation.email}`,
      accountId: team.id,
      entityId: inviteId,
    });
    return { id: inviteId };
  },
};

function findMember({ state }: Context, team: TeamRecord, uid: string): MembershipRecord {
  const membership = state.membership(team.id, uid);
  if (!membership) throw notFound("Team member");
  return membership;
}

function checkRole(role: string): void {
  if (!roles.includes(role)) throw badRequest(`Invalid request: \`role\`: "${role}" is none of ${roles.join(", ")}`);
}

function checkInvitation(
  { state }: Context,
  team: TeamRecord,
  invitation: Invitation,
): Omit<InviteRecord, "id" | "createdAt"> {
  const { email, role = "VIEWER", projects } = invitation;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw badRequest(`Invalid request: \`email\`: "${email}" is no email address`);
  checkRole(role);
  const user = state.users.by("email", email)[0];
  if (user && state.membership(team.id, user.id)?.confirmed)
    throw badRequest(`${email} is a member of the team ${team.slug} already`);
  return { teamId: team.id, email, role, ...given({ projects }) };
}

/** A second invitation takes the place of the first. */
function invite(context: Context, team: TeamRecord, wish: Omit<InviteRecord, "id" | "createdAt">): void {
  const { state, clock, scope } = context;
  for (const before of state.invites.by("team", team.id))
    if (before.email === wish.email) state.invites.delete(before.id);
  const { id } = state.invites.put({ ...wish, id: newId("", 24), createdAt: clock.stamp() });
  recordEvent(context, {
    type: "team-member-add",
    text: `${scope.user.username} invited ${wish.email} as ${wish.role}`,
    accountId: team.id,
    entityId: id,
  });
}
