import { badRequest } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Place } from "../accounts/access/there.ts";
import type { Context } from "../accounts/context.ts";
import { inReach } from "../accounts/reach.ts";
import { nameInAccount, type ProjectRow, projectTable } from "./tables.ts";

/**
 * A project within the request's reach, by id or name. Throws 404 where there is none, or one may not look at it, and 403 where
 * one may not do there what the operation does.
 */
export function findProject(context: Context, idOrName: string): ProjectRow {
  const rows = context.rows(projectTable);
  const named = context.scope.accounts.flatMap((accountId) => projectNamed(context, accountId, idOrName) ?? []);
  return inReach(context, projectTable, rows.get(idOrName) ?? named[0]);
}

/**
 * The id of the project that a filter names, as paths do; undefined where the request has no such filter. Throws as `findProject`
 * does: an empty list would say that there is nothing, where there is no such project.
 */
export function projectFilter(context: Context, idOrName: string | undefined): string | undefined {
  return idOrName === undefined ? undefined : findProject(context, idOrName).id;
}

/** Throws 400 for what `projectIds` names and is no project of the account. */
export function checkOwnProject({ rows, scope }: Context, id: string): void {
  if (rows(projectTable).get(id)?.accountId === scope.accountId) return;
  throw badRequest(`Invalid request: \`projectIds\`: ${id} is no project of the account`);
}

/** Where rights are asked for that are about a project. */
export function placeOf({ id, accountId }: ProjectRow): Place {
  return { accountId, projectId: id };
}

/** An account's project of a name. */
export function projectNamed(
  { rows }: Pick<Services, "rows">,
  accountId: string,
  name: string,
): ProjectRow | undefined {
  return rows(projectTable).by("nameInAccount", nameInAccount(accountId, name))[0];
}
