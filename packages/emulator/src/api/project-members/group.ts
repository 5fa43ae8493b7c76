import type { Operations } from "@slipway/project-members/contract";
import { giveRoles, ownRole, projectRolesOf } from "../../domain/accounts/access/require-right.ts";
import { computedProjectRole } from "../../domain/accounts/access/roles.ts";
import { isUserNamed } from "../../domain/accounts/find-team.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type MembershipRow,
  membershipId,
  membershipTable,
  type ProjectRoleRow,
  projectRoleTable,
  teamTable,
  type UserRow,
  userTable,
} from "../../domain/accounts/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { eventTypesOf, type PlainEventType } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { badRequest, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/project-members/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { onProject } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";

const eventTypes = eventTypesOf({
  project: {
    "project-member-added": "Somebody got a role in a project",
    "project-member-removed": "Somebody lost the role in a project",
    "project-member-updated": "Somebody's role in a project was changed",
  },
});

type Listed = Extract<Operations["listProjectMembers"]["output"], { members: unknown }>["members"][number];

function holderOf({ rows }: Context, { holderId }: ProjectRoleRow): ProjectMember | undefined {
  const membership = rows(membershipTable).get(holderId);
  const user = membership?.confirmed ? rows(userTable).get(membership.userId) : undefined;
  return membership && user && { membership, user };
}

function presentMember(context: Context, own: ProjectRoleRow): Listed | undefined {
  const member = holderOf(context, own);
  if (!member) return undefined;
  const { user, membership } = member;
  const memberRoles = projectRolesOf(context, membership.id).filter(({ projectId }) => projectId === own.projectId);
  const computed = computedProjectRole(
    membership.role,
    memberRoles.map(({ role }) => role),
  );
  return {
    ...pick(user, "username", "email"),
    ...pick(own, "role", "createdAt"),
    uid: user.id,
    teamRole: membership.role,
    computedProjectRole: computed ?? own.role,
    ...omitUndefined({ name: user.name ?? undefined }),
  };
}

function eventMember({ clock }: Context, { user }: ProjectMember): object {
  return { uid: user.id, username: user.username, createdAt: clock.now() };
}

function recordRoleEvent(
  context: Context,
  eventType: PlainEventType,
  project: ProjectRow,
  { user }: ProjectMember,
  payload: Readonly<Record<string, unknown>>,
): void {
  recordEvent(context, eventType, {
    text: `${context.scope.user.username}: the role of ${user.username} in ${project.name}`,
    ...subjectOf(projectTable, project),
    entityId: user.id,
    payload: { project: { id: project.id, name: project.name }, ...payload },
  });
}

type MemberReference = Pick<Operations["addProjectMember"]["input"], "uid" | "username" | "email">;

interface ProjectMember {
  readonly user: UserRow;
  readonly membership: MembershipRow;
}

/** Whom a request names, by ID, user name or address. Throws 400 for who is not a member of the project's team. */
function memberNamed(context: Context, project: ProjectRow, who: MemberReference): ProjectMember {
  const { rows } = context;
  const { uid, username, email } = who;
  if (!rows(teamTable).get(project.accountId))
    throw badRequest(`The project ${project.name} belongs to no team, so that nobody can have a role in it`);
  const candidates = [
    ...(uid === undefined ? [] : [rows(userTable).get(uid)]),
    ...(username === undefined ? [] : [rows(userTable).by("username", username)[0]]),
    ...(email === undefined ? [] : [rows(userTable).by("email", email)[0]]),
  ];
  const [user] = candidates;
  // An input may name one user by several members.
  const member = user && candidates.every((each) => each === user) ? memberOf(context, project, user.id) : undefined;
  if (!member) throw refuse("project_member_unknown", { who: uid ?? username ?? email });
  return member;
}

function findRole(context: Context, project: ProjectRow, uid: string) {
  const member = requireFound(memberOf(context, project, uid), "Project member");
  return { member, before: requireFound(ownRole(context, member.membership.id, project.id), "Project member") };
}

function memberOf({ rows }: Context, { accountId }: ProjectRow, uid: string): ProjectMember | undefined {
  const user = rows(userTable).get(uid);
  const membership = rows(membershipTable).get(membershipId(accountId, uid));
  return user && membership?.confirmed ? { user, membership } : undefined;
}

function addMember(
  context: Context,
  project: ProjectRow,
  { role, ...named }: MemberReference & { readonly role: ProjectRoleRow["role"] },
): ProjectMember {
  const member = memberNamed(context, project, named);
  const before = ownRole(context, member.membership.id, project.id);
  giveRoles(context, member.membership.id, [{ projectId: project.id, role }]);
  recordRoleEvent(context, eventTypes[before ? "project-member-updated" : "project-member-added"], project, member, {
    projectMembership: { ...eventMember(context, member), role, ...omitUndefined({ previousRole: before?.role }) },
  });
  return member;
}

function removeMember(context: Context, project: ProjectRow, uid: string): void {
  const { member, before } = findRole(context, project, uid);
  giveRoles(context, member.membership.id, [{ projectId: project.id, role: null }]);
  recordRoleEvent(context, eventTypes["project-member-removed"], project, member, {
    removedMembership: { ...eventMember(context, member), role: before.role },
  });
}

export const projectMemberGroup: Group = group<Operations & Unlisted>({
  handlers: {
    listProjectMembers: onProject((project, { search = "", ...request }, context) => {
      const matches = context.rows(projectRoleTable).where(having("project", project.id), (role) => {
        const member = holderOf(context, role);
        return member !== undefined && isUserNamed(member.user, search);
      });
      const { items, pagination } = pageOf(matches, request);
      return {
        members: items.flatMap((one) => presentMember(context, one) ?? []),
        pagination: { ...pagination, hasNext: pagination.next !== null },
      };
    }),

    countProjectMembers: onProject((project, _, context) => {
      const members = context
        .rows(projectRoleTable)
        .by("project", project.id)
        .flatMap((one) => presentMember(context, one) ?? []);
      const counts: Record<string, number> = {};
      for (const { computedProjectRole: role } of members) counts[role] = (counts[role] ?? 0) + 1;
      return counts;
    }),

    addProjectMember: onProject((project, input, context) => ({ id: addMember(context, project, input).user.id })),

    addProjectMembers: onProject((project, { members }, context) => {
      for (const member of members) addMember(context, project, member);
      return {};
    }),

    updateProjectMembers: onProject((project, { members }, context) => {
      for (const { uid, role } of members) {
        findRole(context, project, uid);
        addMember(context, project, { uid, role });
      }
      return {};
    }),

    removeProjectMember: onProject((project, { uid }, context) => {
      removeMember(context, project, uid);
      return { id: uid };
    }),

    removeProjectMembers: onProject((project, { members }, context) => {
      for (const uid of members) removeMember(context, project, uid);
      return {};
    }),
  },
  // https://vercel.com/docs/rbac/managing-team-members (2025-09-24): owners of the team assign roles; a project's ADMIN does not (chosen).
  writeRight: "members",
  eventTypes,
});
