import { notFound } from "../../engine/platform-error.ts";
import type { Context } from "./context.ts";
import { membershipId, membershipTable, type UserRow } from "./tables.ts";

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
