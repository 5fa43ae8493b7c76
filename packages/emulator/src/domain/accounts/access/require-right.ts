import { forbidden } from "../../../engine/platform-error.ts";
import type { Store } from "../../../store/store.ts";
import type { Context } from "../context.ts";
import type { Identity } from "../scope.ts";
import { membershipId, membershipTable, type TeamRow } from "../tables.ts";
import { allows, allowsInSome, type Roles, refusal } from "./allows.ts";
import { projectRolesOf } from "./project-roles.ts";
import { type Right, rights } from "./rights.ts";
import { highestProjectRole } from "./roles.ts";

export interface ResourceScope {
  readonly accountId: string;
  /** Absent or null: it is the whole account's. */
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
  const held = projectRolesOf({ rows }, membership.id).filter((given) => given.projectId === projectId);
  return {
    isOwnAccount: false,
    teamRole,
    teamPermissions,
    projectRole: highestProjectRole(held.map(({ role }) => role)),
  };
}

export function can(context: Context, right: Right, place: ResourceScope): boolean {
  return allows(right, rolesIn(context, context.scope, place));
}

export function requireRight(context: Context, right: Right, place: ResourceScope): void {
  const why = refusal(right, rolesIn(context, context.scope, place));
  if (why !== undefined) throw forbidden(why);
}

/** Throws 403 for what the operation needs and one has only in projects, if at all: it is about what is the whole account's. */
export function requireInAccount(context: Context): void {
  const { needs, scope } = context;
  for (const right of needs) requireRight(context, right, { accountId: scope.accountId });
}

/** Throws 403 for what one may do nowhere in a team: before the project is known, and for lists; what finds the project asks again. */
export function requireInAnyProject(context: Context, { id: accountId }: TeamRow): void {
  const { scope, needs } = context;
  const { boundProjectId: projectId } = scope;
  const who = rolesIn(context, scope, { accountId, projectId });
  const held = projectRolesOf(context, membershipId(accountId, scope.user.id))
    .filter((one) => projectId === undefined || one.projectId === projectId)
    .map(({ role }) => role);
  const missing = needs.find((right) => !allowsInSome(right, who, held));
  if (missing === undefined) return;
  const why = refusal(missing, { ...who, projectRole: highestProjectRole(held) });
  throw forbidden(why ?? `You may not ${rights[missing].words} in any project of the team`);
}

/** Throws 403 for what takes a right that no project gives, where the token is for one project. */
export function requireUnbound(context: Context): void {
  if (context.needs.some((right) => right !== "own" && rights[right].project === undefined)) requireWholeToken(context);
}

/** Throws 403 where the token is for one project, and what is asked for is the whole account's, whatever right it takes. */
export function requireWholeToken({ scope: { boundProjectId }, needs }: Context): void {
  if (boundProjectId === undefined) return;
  const words = needs.map((right) => rights[right].words).join(" and ");
  throw forbidden(`You may not ${words}: the token is for the project ${boundProjectId} only`);
}
