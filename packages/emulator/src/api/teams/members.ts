import type { Operations } from "@slipway/teams/contract";
import {
  can,
  ownRole,
  projectRolesOf,
  requireInAnyProject,
  requireRight,
  requireWholeToken,
  setRoles,
} from "../../domain/accounts/access/require-right.ts";
import { isTeamRole, type TeamRole, teamRoles } from "../../domain/accounts/access/roles.ts";
import { emailPattern } from "../../domain/accounts/account-names.ts";
import { findMembership, isUserNamed, joinedTeam, keepAnOwner } from "../../domain/accounts/find-team.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type InviteRow,
  inviteTable,
  type MembershipRow,
  membershipId,
  membershipTable,
  projectRoleTable,
  type TeamRow,
  userTable,
} from "../../domain/accounts/tables.ts";
import { accessGroupsOf, addMembers, removeMembers, requireAccessGroup } from "../../domain/projects/access-groups.ts";
import { checkProjectsOf, findProjectOf } from "../../domain/projects/find-project.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { badRequest, invalid, notFound, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/teams/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import type { Draft } from "../../store/table.ts";
import { onTeam, recordTeamEvent } from "./crud.ts";
import { presentInvite, presentMember } from "./present-team.ts";

type Invitation = Exclude<NonNullable<Operations["inviteTeamMember"]["input"]["body"]>, readonly unknown[]>;

export const memberHandlers: SomeHandlers<
  Operations & Unlisted,
  `${string}TeamMember${"" | "s" | "Projects"}` | "deleteTeamInviteCode"
> = {
  listTeamMembers(input, context) {
    const { teamId, role, search, excludeProject, eligibleMembersForProjectId, filterByUserIds, ...request } = input;
    const { team } = findMembership(context, teamId);
    requireWholeToken(context);
    requireInAnyProject(context, team);
    const { rows, scope } = context;
    const without = [excludeProject, eligibleMembersForProjectId].flatMap((idOrName) =>
      idOrName === undefined ? [] : findProjectOf(context, team, idOrName).id,
    );
    const whole = { accountId: team.id };
    const sees = (project: { readonly projectId: string }) => can(context, "read", { ...whole, ...project });
    const seesAll = can(context, "read", whole);
    const isShown = ({ id, userId }: MembershipRow) =>
      userId === scope.user.id || seesAll || projectRolesOf(context, id).some(sees);
    const clauses = [
      ...having("team", team.id),
      ...having("role", role),
      // The platform's Terraform provider reads an empty list of an unknown user as nobody.
      ...having("user", filterByUserIds?.split(",")),
    ];
    const members = rows(membershipTable).where(clauses, (membership) => {
      const user = rows(userTable).get(membership.userId);
      return (
        isShown(membership) &&
        (search === undefined || (user !== undefined && isUserNamed(user, search))) &&
        !without.some((projectId) => ownRole(context, membership.id, projectId)) &&
        // An unconfirmed member cannot be added to a project.
        (eligibleMembersForProjectId === undefined || membership.confirmed)
      );
    });
    const { items, pagination } = pageOf(members, request);
    return {
      members: items.map((membership) => ({
        ...presentMember(context, membership, sees),
        accessGroups: seesAll ? accessGroupsOf(context, membership).map(({ id, name }) => ({ id, name })) : [],
      })),
      // A code lets in whoever has it, in its role.
      ...(can(context, "members", whole)
        ? { emailInviteCodes: rows(inviteTable).by("team", team.id).map(presentInvite) }
        : {}),
      pagination: { ...pagination, hasNext: pagination.next !== null },
    };
  },

  listTeamMemberProjects: onTeam((team, { uid, ...request }, context) => {
    const { id } = findMember(context, team, uid);
    const { items, pagination } = pageOf(context.rows(projectRoleTable).where(having("holder", id)), request);
    return { projects: items.map(({ projectId, role }) => ({ projectId, role })), pagination };
  }),

  inviteTeamMember: onTeam((team, { body = [] }, context) => {
    const [first, ...others] = Array.isArray(body) ? body : [body];
    if (!first) throw invalid("the body has no invitation");
    const invitations = [first, ...others].map((invitation) => checkInvitation(context, team, invitation));
    for (const invitation of invitations) invite(context, team, invitation);
    const { email, role = "VIEWER" } = first;
    const code = context
      .rows(inviteTable)
      .by("team", team.id)
      .find((candidate) => candidate.email === email);
    const user = context.rows(userTable).by("email", email)[0];
    return { uid: user?.id ?? code?.id ?? "", email, role, username: user?.username ?? email.replace(/@.*/, "") };
  }),

  updateTeamMember: onTeam((team, { uid, role, confirmed, projects, teamPermissions, ...others }, context) => {
    const { accessGroupsToAdd: joined = [], accessGroupsToRemove: left = [], joinedFrom } = others;
    const membership = findMember(context, team, uid);
    checkConfirmation(membership, confirmed === true, joinedFrom?.ssoUserId);
    if (role !== undefined) checkRole(role);
    if (role !== undefined && role !== "OWNER") keepAnOwner(context, membership);
    const assigned = projects?.flatMap(({ projectId, role }) => (role === null ? [] : { projectId, role }));
    checkProjectsOf(context, team, assigned);
    context.rows(membershipTable).change(membership.id, { role, confirmed, teamPermissions });
    if (assigned) setRoles(context, membership.id, assigned);
    for (const { id } of invitationsOf(context, membership))
      context.rows(inviteTable).change(id, omitUndefined({ role, projects: assigned }));
    for (const id of left) removeMembers(context, requireAccessGroup(context, team, id, "accessGroupsToRemove"), [uid]);
    for (const id of joined) addMembers(context, requireAccessGroup(context, team, id, "accessGroupsToAdd"), [uid]);
    if (confirmed) recordTeamEvent(context, "team-member-confirm-request", team.id, `granted access to ${uid}`, uid);
    else if (role !== undefined || projects || teamPermissions)
      recordTeamEvent(context, "team-member-role-update", team.id, `changed the roles of ${uid}`, uid);
    return { id: uid };
  }),

  removeTeamMember({ teamId, uid, newDefaultTeamId }, context) {
    const { rows, scope } = context;
    const leaves = uid === scope.user.id;
    const { team } = findMembership(context, teamId);
    if (!leaves) requireRight(context, "members", { accountId: team.id });
    const membership = findMember(context, team, uid);
    keepAnOwner(context, membership);
    const next = newDefaultTeamId === undefined ? undefined : joinedTeam(context, newDefaultTeamId, uid);
    if (newDefaultTeamId !== undefined && !next) throw notFound("Team");
    for (const { id } of invitationsOf(context, membership)) rows(inviteTable).remove(id);
    rows(membershipTable).remove(membership.id);
    if (rows(userTable).get(uid)?.defaultTeamId === team.id)
      rows(userTable).change(uid, { defaultTeamId: next && next.id !== team.id ? next.id : null });
    if (leaves) recordTeamEvent(context, "team-member-leave", team.id, "left", uid);
    else recordTeamEvent(context, "team-member-delete", team.id, `removed ${uid}`, uid);
    return { id: team.id };
  },

  deleteTeamInviteCode: onTeam((team, { inviteId }, context) => {
    const invitation = context.rows(inviteTable).get(inviteId);
    if (invitation?.teamId !== team.id) throw notFound("Invite code");
    context.rows(inviteTable).remove(inviteId);
    const invited = memberBy(context, team, invitation.email);
    if (invited && !invited.confirmed && invited.accessRequestedAt === undefined)
      context.rows(membershipTable).remove(invited.id);
    recordTeamEvent(context, "team-invite-link-deleted", team.id, `withdrew the invitation of ${invitation.email}`);
    return { id: inviteId };
  }),
};

function findMember({ rows }: Context, team: TeamRow, uid: string): MembershipRow {
  return requireFound(rows(membershipTable).get(membershipId(team.id, uid)), "Team member");
}

/** Throws 400 for a confirmation that nobody waits for, and for the end of a connection that is not there. */
function checkConfirmation(membership: MembershipRow, isConfirmed: boolean, ssoUserId: null | undefined): void {
  const { userId, confirmed, accessRequestedAt } = membership;
  if (isConfirmed && confirmed) throw badRequest(`${userId} is a member already`);
  if (isConfirmed && accessRequestedAt === undefined) throw badRequest(`${userId} has not asked for access`);
  if (ssoUserId === null) throw badRequest(`${userId} has no connection to a directory to end`);
}

function checkRole(role: string): asserts role is TeamRole {
  if (!isTeamRole(role)) throw invalid(`\`role\`: "${role}" is none of ${teamRoles.join(", ")}`);
}

function checkInvitation(context: Context, team: TeamRow, invitation: Invitation): Draft<InviteRow> {
  const { email, role = "VIEWER", projects, accessGroups } = invitation;
  if (!emailPattern.test(email)) throw invalid(`\`email\`: "${email}" is not an email address`);
  checkRole(role);
  checkProjectsOf(context, team, projects);
  for (const id of accessGroups ?? []) requireAccessGroup(context, team, id, "accessGroups");
  const member = memberBy(context, team, email);
  if (member?.confirmed) throw badRequest(`${email} is a member of the team ${team.slug} already`);
  if (member?.accessRequestedAt !== undefined) throw badRequest(`${email} has asked for access: confirm them instead`);
  return { teamId: team.id, email, role, ...omitUndefined({ projects, accessGroups }) };
}

function memberBy({ rows }: Context, team: TeamRow, email: string): MembershipRow | undefined {
  const user = rows(userTable).by("email", email)[0];
  return user && rows(membershipTable).get(membershipId(team.id, user.id));
}

function invitationsOf({ rows }: Context, { teamId, userId }: MembershipRow): InviteRow[] {
  const email = rows(userTable).get(userId)?.email;
  return rows(inviteTable)
    .by("team", teamId)
    .filter((invitation) => invitation.email === email);
}

function invite(context: Context, team: TeamRow, invitation: Draft<InviteRow>): void {
  const { rows } = context;
  for (const before of rows(inviteTable).by("team", team.id))
    if (before.email === invitation.email) rows(inviteTable).remove(before.id);
  rows(inviteTable).add(invitation);
  const user = rows(userTable).by("email", invitation.email)[0];
  if (user) {
    // An invited user is a member at once, and confirmed on joining.
    const unconfirmed = { id: membershipId(team.id, user.id), teamId: team.id, userId: user.id, confirmed: false };
    rows(membershipTable).put({ ...memberBy(context, team, invitation.email), ...unconfirmed, role: invitation.role });
  }
  recordTeamEvent(context, "team-member-add", team.id, `invited ${invitation.email} as ${invitation.role}`);
}
