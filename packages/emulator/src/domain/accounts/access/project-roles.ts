import type { Store } from "../../../store/store.ts";
import { groupMemberTable, type ProjectRoleRow, projectRoleTable } from "../tables.ts";

type Rows = Pick<Store, "rows">;

/** A role in a project; null removes it. */
export interface RoleAssignment {
  readonly projectId: string;
  readonly role: ProjectRoleRow["role"] | null;
}

export function projectRolesOf({ rows }: Rows, membershipId: string): ProjectRoleRow[] {
  const groups = rows(groupMemberTable)
    .by("membership", membershipId)
    .map(({ groupId }) => groupId);
  return [membershipId, ...groups].flatMap((holderId) => rows(projectRoleTable).by("holder", holderId));
}

export function ownRole({ rows }: Rows, holderId: string, projectId: string): ProjectRoleRow | undefined {
  return rows(projectRoleTable).get(`${holderId}/${projectId}`);
}

/** Sets or removes a holder's roles in the given projects. */
export function giveRoles({ rows }: Rows, holderId: string, assignments: readonly RoleAssignment[]): void {
  for (const { projectId, role } of assignments) {
    const id = `${holderId}/${projectId}`;
    if (role === null) rows(projectRoleTable).remove(id);
    else rows(projectRoleTable).put({ id, holderId, projectId, role });
  }
}

export function setRoles(services: Rows, holderId: string, assignments: readonly RoleAssignment[]): void {
  for (const { id, projectId } of services.rows(projectRoleTable).by("holder", holderId))
    if (!assignments.some((one) => one.projectId === projectId)) services.rows(projectRoleTable).remove(id);
  giveRoles(services, holderId, assignments);
}
