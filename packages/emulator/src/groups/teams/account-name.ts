import type { Services } from "../../engine/services.ts";

/** The slug of a team or the name of a user, as host names and tokens tell an account. */
export function accountName({ state }: Services, accountId: string): string {
  return state.teams.get(accountId)?.slug ?? state.users.get(accountId)?.username ?? accountId;
}
