import { badRequest } from "../../engine/platform-error.ts";
import { type AccessGroupRow, accessGroupTable, groupNameInAccount } from "./access-group-tables.ts";
import type { Context } from "./context.ts";
import { inReach } from "./reach.ts";
import type { TeamRow } from "./tables.ts";

/** A group of the team, by ID or name. Throws 404 where there is none or one may not look at it, and 403 where one may not change it. */
export function findGroup(context: Context, idOrName: string): AccessGroupRow {
  const rows = context.rows(accessGroupTable);
  const named = rows.by("nameInAccount", groupNameInAccount(context.scope.accountId, idOrName))[0];
  return inReach(context, accessGroupTable, rows.get(idOrName) ?? named);
}

/** The team that the request is for. Throws 400 where it is for none: groups are of teams. */
export function demandTeam({ scope }: Context): TeamRow {
  if (!scope.team) throw badRequest("Access groups belong to teams: name one by `teamId` or `slug`");
  return scope.team;
}
