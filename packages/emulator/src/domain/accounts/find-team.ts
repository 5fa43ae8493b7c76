import { badRequest, forbidden, notFound } from "../../engine/platform-error.ts";
import { requireRight } from "./access/require-right.ts";
import { teamNamed } from "./account-names.ts";
import { type Context, checkBound, refuseDeleted } from "./scope.ts";
import {
  type AccessGroupRow,
  accessGroupTable,
  groupNameInAccount,
  type MembershipRow,
  membershipId,
  membershipTable,
  type TeamRow,
  type UserRow,
} from "./tables.ts";
import { requireVisible } from "./visible-rows.ts";

/** Finds a team, with or without a membership. Throws 404, 410 to former members of a deleted one, 403 where the token is for another team. */
export function findAnyTeam(context: Context, idOrSlug: string): TeamRow {
  const team = teamNamed(context, idOrSlug);
  if (!team && context.scope.boundTo === undefined) refuseDeleted(context, idOrSlug, context.scope.user.id);
  if (!team) throw notFound("Team");
  checkBound(context.scope, team);
  return team;
}

/** Finds a team of the user with the membership. Throws 404, and 403 to others than members. */
export function findMembership(context: Context, idOrSlug: string): { team: TeamRow; membership: MembershipRow } {
  const team = findAnyTeam(context, idOrSlug);
  const membership = context.rows(membershipTable).get(membershipId(team.id, context.scope.user.id));
  if (!membership?.confirmed) throw forbidden(`You are not a member of the team ${idOrSlug}`);
  return { team, membership };
}

export function joinedTeam({ rows }: Context, idOrSlug: string, userId: string): TeamRow | undefined {
  const team = teamNamed({ rows }, idOrSlug);
  return team && rows(membershipTable).get(membershipId(team.id, userId))?.confirmed ? team : undefined;
}

export function findTeam(context: Context, idOrSlug: string): TeamRow {
  const { team } = findMembership(context, idOrSlug);
  for (const right of context.needs) requireRight(context, right, { accountId: team.id });
  return team;
}

/** Throws 403 where the team would be left without an owner. */
export function keepAnOwner({ rows }: Context, { teamId, userId, role, confirmed }: MembershipRow): void {
  if (role !== "OWNER" || !confirmed) return;
  const others = rows(membershipTable)
    .by("team", teamId)
    .filter((other) => other.userId !== userId && other.confirmed);
  if (!others.some((other) => other.role === "OWNER"))
    throw forbidden("A team needs an OWNER: make somebody else one first");
}

/** Finds an access group by ID or name. Throws as `requireVisible` does. */
export function findGroup(context: Context, idOrName: string): AccessGroupRow {
  const rows = context.rows(accessGroupTable);
  const groupByName = rows.by("nameInAccount", groupNameInAccount(context.scope.accountId, idOrName))[0];
  return requireVisible(context, accessGroupTable, rows.get(idOrName) ?? groupByName);
}

export function requireTeam({ scope }: Context): TeamRow {
  if (!scope.team) throw badRequest("Access groups belong to teams: name one by `teamId` or `slug`");
  return scope.team;
}

/** Reads a filter's user IDs. Throws 404 for one without a visible account, unless `hasActed` confirms it. */
export function findUsers(
  context: Context,
  ids: string | undefined,
  hasActed: (userId: string) => boolean,
): ReadonlySet<string> | undefined {
  if (ids === undefined) return undefined;
  const userIds = ids.split(",");
  if (userIds.every((id) => isMember(context, id) || hasActed(id))) return new Set(userIds);
  throw notFound("User");
}

export function isUserNamed({ username, email, name }: UserRow, search: string): boolean {
  return [username, email, name ?? ""].some((text) => text.toLowerCase().includes(search.toLowerCase()));
}

function isMember({ rows, scope }: Context, userId: string): boolean {
  return scope.accounts.some(
    (accountId) => accountId === userId || rows(membershipTable).get(membershipId(accountId, userId)) !== undefined,
  );
}
