import { refuse } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import { deletedTeamTable, membershipTable, type TeamRow } from "./tables.ts";

const maxDeletedTeams = 1000;

export function rememberTeam({ rows }: WithRows, { id, slug }: TeamRow): void {
  const memberIds = rows(membershipTable)
    .by("team", id)
    .flatMap(({ userId, confirmed }) => (confirmed ? userId : []));
  const deletedTeams = rows(deletedTeamTable);
  const [oldest] = deletedTeams.size < maxDeletedTeams ? [] : deletedTeams.all();
  if (oldest) deletedTeams.remove(oldest.id);
  deletedTeams.put({ id, slug, memberIds });
}

/** Throws 410 to former members of a deleted team; others get the same answer as for an unknown one. */
export function refuseDeleted({ rows }: WithRows, idOrSlug: string, userId: string): void {
  const deletedTeams = rows(deletedTeamTable);
  const team = deletedTeams.get(idOrSlug) ?? deletedTeams.by("slug", idOrSlug).at(-1);
  if (team?.memberIds.includes(userId)) throw refuse("team_deleted", { team: idOrSlug });
}
