import { type EventTypesOf, eventTypesOf, type PlainEventType } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid } from "../../engine/platform-error.ts";
import { giveRoles, ownRole, type RoleAssignment } from "../accounts/access/require-right.ts";
import { requireTeam } from "../accounts/find-team.ts";
import type { Context } from "../accounts/scope.ts";
import {
  type AccessGroupRow,
  accessGroupTable,
  groupMemberTable,
  groupNameInAccount,
  type MembershipRow,
  membershipId,
  membershipTable,
  type TeamRow,
  userTable,
} from "../accounts/tables.ts";
import { recordEvent, subjectOf } from "../events/record-event.ts";
import { checkProjectsOf } from "./find-project.ts";
import { projectTable } from "./tables.ts";

const declared = {
  team: {
    "access-group-created": "An access group was created",
    "access-group-deleted": "An access group was deleted",
    "access-group-project-updated": "The role of an access group in a project was changed",
    "access-group-updated": "An access group was changed",
    "access-group-user-added": "Somebody was added to an access group",
    "access-group-user-removed": "Somebody was removed from an access group",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export function checkName({ rows }: Context, accountId: string, name: string, except?: string): void {
  const other = rows(accessGroupTable).by("nameInAccount", groupNameInAccount(accountId, name))[0];
  if (other && other.id !== except) throw invalid(`\`name\`: the team has an access group ${name}`);
}

/** Returns a team's access group by ID. Throws 400 where the team has none of it. */
export function requireAccessGroup({ rows }: Context, team: TeamRow, id: string, member: string): AccessGroupRow {
  const group = rows(accessGroupTable).get(id);
  if (group?.accountId === team.id) return group;
  throw invalid(`\`${member}\`: ${id} is not an access group of the team ${team.slug}`);
}

export function accessGroupsOf({ rows }: Context, { id }: MembershipRow): AccessGroupRow[] {
  return rows(groupMemberTable)
    .by("membership", id)
    .flatMap(({ groupId }) => rows(accessGroupTable).get(groupId) ?? []);
}

export function addMembers(context: Context, group: AccessGroupRow, userIds: readonly string[]): void {
  const { rows } = context;
  for (const userId of userIds) {
    const membership = rows(membershipTable).get(membershipId(group.accountId, userId));
    if (!membership?.confirmed) throw invalid(`\`membersToAdd\`: ${userId} is not a member of the team`);
    const id = `${group.id}/${userId}`;
    if (rows(groupMemberTable).get(id)) continue;
    rows(groupMemberTable).add({ id, groupId: group.id, membershipId: membership.id });
    noteMember(context, eventTypes["access-group-user-added"], group, userId);
  }
}

export function removeMembers(context: Context, group: AccessGroupRow, userIds: readonly string[]): void {
  for (const userId of userIds)
    if (context.rows(groupMemberTable).remove(`${group.id}/${userId}`))
      noteMember(context, eventTypes["access-group-user-removed"], group, userId);
}

/** Sets or removes a group's roles in projects. Throws 400 for projects of others. */
export function changeRoles(context: Context, group: AccessGroupRow, roles: readonly RoleAssignment[]): void {
  checkProjectsOf(context, requireTeam(context), roles);
  for (const { projectId, role } of roles) {
    const before = ownRole(context, group.id, projectId)?.role;
    giveRoles(context, group.id, [{ projectId, role }]);
    if (before === (role ?? undefined)) continue;
    recordGroupEdit(context, eventTypes["access-group-project-updated"], group, {
      project: { id: projectId, ...omitUndefined({ name: context.rows(projectTable).get(projectId)?.name }) },
      next_role: role,
      ...omitUndefined({ previous_role: before }),
    });
  }
}

export function recordGroupEdit(
  context: Context,
  eventType: PlainEventType,
  group: AccessGroupRow,
  payload: Readonly<Record<string, unknown>> = {},
): void {
  recordEvent(context, eventType, {
    text: `${context.scope.user.username}: the access group ${group.name}`,
    ...subjectOf(accessGroupTable, group),
    payload: { accessGroup: { id: group.id, name: group.name }, ...payload },
  });
}

function noteMember(context: Context, eventType: PlainEventType, group: AccessGroupRow, id: string): void {
  const username = context.rows(userTable).get(id)?.username;
  recordGroupEdit(context, eventType, group, { user: { id, ...omitUndefined({ username }) } });
}
