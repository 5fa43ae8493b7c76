import type { Operations } from "@slipway/access-groups/contract";
import {
  type AccessGroupRow,
  type GroupMemberRow,
  groupMemberTable,
  type MembershipRow,
  membershipTable,
  type ProjectRoleRow,
  projectRoleTable,
  type UserRow,
  userTable,
} from "../../domain/accounts/tables.ts";
import { pick } from "../../engine/pick.ts";
import type { WithRows } from "../../engine/services.ts";

type AccessGroupView = Omit<Operations["createAccessGroup"]["output"], "teamPermissions">;

export function presentGroup({ rows }: WithRows, group: AccessGroupRow): AccessGroupView {
  return {
    accessGroupId: group.id,
    name: group.name,
    teamId: group.accountId,
    createdAt: String(group.createdAt),
    updatedAt: String(group.updatedAt),
    membersCount: rows(groupMemberTable).count("group", group.id),
    projectsCount: rows(projectRoleTable).count("holder", group.id),
    entitlements: [],
  };
}

export function presentRole(
  { accountId }: AccessGroupRow,
  role: ProjectRoleRow,
): Operations["getAccessGroupProject"]["output"] {
  return {
    teamId: accountId,
    accessGroupId: role.holderId,
    ...pick(role, "projectId", "role"),
    createdAt: String(role.createdAt),
    updatedAt: String(role.updatedAt),
  };
}

export interface GroupMember {
  readonly row: GroupMemberRow;
  readonly user: UserRow;
  readonly membership: MembershipRow;
}

export function listMembers({ rows }: WithRows, groupId: string): GroupMember[] {
  return rows(groupMemberTable)
    .by("group", groupId)
    .flatMap((row) => findMember({ rows }, row));
}

export function findMember({ rows }: WithRows, row: GroupMemberRow): GroupMember[] {
  const membership = rows(membershipTable).get(row.membershipId);
  const user = membership && rows(userTable).get(membership.userId);
  return membership && user ? [{ row, user, membership }] : [];
}
