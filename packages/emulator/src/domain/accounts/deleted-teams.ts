import { refuse } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import { deletedTeamTable, membershipTable, type TeamRow } from "./tables.ts";

const mostKept = 1000;

export function rememberTeam({ rows }: WithRows, { id, slug }: TeamRow): void {
  const memberIds = rows(membershipTable)
    .by("team", id)
    .flatMap(({ userId, confirmed }) => (confirmed ? userId : []));
  const gone = rows(deletedTeamTable);
  const [oldest] = gone.size < mostKept ? [] : gone.all();
  if (oldest) gone.remove(oldest.id);
  gone.put({ id, slug, memberIds });
}

/** Throws 410 where a name was that of a team that somebody was in; to others it is as if it had never been. */
export function refuseDeleted({ rows }: WithRows, idOrSlug: string, userId: string): void {
  const gone = rows(deletedTeamTable);
  const found = gone.get(idOrSlug) ?? gone.by("slug", idOrSlug).at(-1);
  if (found?.memberIds.includes(userId)) throw refuse("team_deleted", { team: idOrSlug });
}
