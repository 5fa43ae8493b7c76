import { forbidden } from "../../../engine/platform-error.ts";
import type { Store } from "../../../store/store.ts";
import type { Context, Identity } from "../scope.ts";
import {
  groupMemberTable,
  membershipId,
  membershipTable,
  type ProjectRoleRow,
  projectRoleTable,
  type TeamRow,
} from "../tables.ts";
import { allows, allowsInSome, explainRefusal, type Roles } from "./allows.ts";
import { type Right, rights } from "./rights.ts";
import { highestProjectRole } from "./roles.ts";

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

export interface ResourceScope {
  readonly accountId: string;
  /** Absent or null: the resource is the whole account's. */
  readonly projectId?: string | null | undefined;
}

export type Principal = Pick<Identity, "user" | "boundTo" | "boundProjectId">;

export function rolesIn(
  { rows }: Pick<Store, "rows">,
  principal: Principal,
  { accountId, projectId }: ResourceScope,
): Roles {
  const { user, boundTo, boundProjectId } = principal;
  if (boundTo !== undefined && boundTo !== accountId) return { isOwnAccount: false };
  if (boundProjectId !== undefined && boundProjectId !== projectId) return { isOwnAccount: false };
  if (accountId === user.id) return { isOwnAccount: true };
  const membership = rows(membershipTable).get(membershipId(accountId, user.id));
  if (!membership?.confirmed) return { isOwnAccount: false };
  const { role: teamRole, teamPermissions } = membership;
  if (projectId === undefined || projectId === null) return { isOwnAccount: false, teamRole, teamPermissions };
  const assignments = projectRolesOf({ rows }, membership.id).filter((given) => given.projectId === projectId);
  return {
    isOwnAccount: false,
    teamRole,
    teamPermissions,
    projectRole: highestProjectRole(assignments.map(({ role }) => role)),
  };
}

export function can(context: Context, right: Right, resource: ResourceScope): boolean {
  return allows(right, rolesIn(context, context.scope, resource));
}

export function requireRight(context: Context, right: Right, resource: ResourceScope): void {
  const why = explainRefusal(right, rolesIn(context, context.scope, resource));
  if (why !== undefined) throw forbidden(why);
}

/** Throws 403 unless the caller has the operation's rights for the whole account, beyond single projects. */
export function requireInAccount(context: Context): void {
  const { needs, scope } = context;
  for (const right of needs) requireRight(context, right, { accountId: scope.accountId });
}

/**
 * Throws 403 for rights that the caller has neither by the team role nor in any project. Used before the project is known, which is checked
 * once found.
 */
export function requireInAnyProject(context: Context, { id: accountId }: TeamRow): void {
  const { scope, needs } = context;
  const { boundProjectId: projectId } = scope;
  const roles = rolesIn(context, scope, { accountId, projectId });
  const projectRoles = projectRolesOf(context, membershipId(accountId, scope.user.id))
    .filter((one) => projectId === undefined || one.projectId === projectId)
    .map(({ role }) => role);
  const missing = needs.find((right) => !allowsInSome(right, roles, projectRoles));
  if (missing === undefined) return;
  const why = explainRefusal(missing, { ...roles, projectRole: highestProjectRole(projectRoles) });
  throw forbidden(why ?? `You may not ${rights[missing].words} in any project of the team`);
}

/** Throws 403 to a token for one project where no project role gives the right. */
export function requireUnbound(context: Context): void {
  if (context.needs.some((right) => right !== "own" && rights[right].project === undefined)) requireWholeToken(context);
}

/** Throws 403 to a token for one project where the resource is the whole account's. */
export function requireWholeToken({ scope: { boundProjectId }, needs }: Context): void {
  if (boundProjectId === undefined) return;
  const words = needs.map((right) => rights[right].words).join(" and ");
  throw forbidden(`You may not ${words}: the token is for the project ${boundProjectId} only`);
}
