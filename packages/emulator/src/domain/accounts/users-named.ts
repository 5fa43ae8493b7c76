import { notFound } from "../../engine/platform-error.ts";
import type { Context } from "./context.ts";
import { membershipId, membershipTable, type UserRow } from "./tables.ts";

/** The users that a filter names. Throws 404 for one in no account within reach, unless `hasActed` says that they left something there. */
export function usersNamed(
  context: Context,
  ids: string | undefined,
  hasActed: (userId: string) => boolean,
): ReadonlySet<string> | undefined {
  if (ids === undefined) return undefined;
  const named = ids.split(",");
  if (named.every((id) => isMember(context, id) || hasActed(id))) return new Set(named);
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
