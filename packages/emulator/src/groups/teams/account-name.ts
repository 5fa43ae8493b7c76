import { teamTable, userTable } from "../../engine/accounts.ts";
import type { Services } from "../../engine/services.ts";

/** The slug of a team or the name of a user, as host names and tokens tell an account. */
export function accountName({ rows }: Services, accountId: string): string {
  return rows(teamTable).get(accountId)?.slug ?? rows(userTable).get(accountId)?.username ?? accountId;
}
