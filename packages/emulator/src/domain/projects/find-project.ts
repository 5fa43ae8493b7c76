import { badRequest, invalid } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import type { ResourceScope } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/context.ts";
import type { TeamRow } from "../accounts/tables.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { nameInAccount, type ProjectRow, projectTable } from "./tables.ts";

/** A project within reach, by id or name. Throws 404 for what one may not look at, 403 where one may not do what the operation does. */
export function findProject(context: Context, idOrName: string): ProjectRow {
  const rows = context.rows(projectTable);
  const named = context.scope.accounts.flatMap((accountId) => projectNamed(context, accountId, idOrName) ?? []);
  return requireVisible(context, projectTable, rows.get(idOrName) ?? named[0]);
}

export function projectFilter(context: Context, idOrName: string | undefined): string | undefined {
  return idOrName === undefined ? undefined : findProject(context, idOrName).id;
}

/** Throws 400 for what `projectIds` names and is no project of the account. */
export function checkOwnProject({ rows, scope }: Context, id: string): void {
  if (rows(projectTable).get(id)?.accountId === scope.accountId) return;
  throw badRequest(`Invalid request: \`projectIds\`: ${id} is no project of the account`);
}

export function placeOf({ id, accountId }: ProjectRow): ResourceScope {
  return { accountId, projectId: id };
}

export function projectNamed({ rows }: WithRows, accountId: string, name: string): ProjectRow | undefined {
  return rows(projectTable).by("nameInAccount", nameInAccount(accountId, name))[0];
}

/** A team's project within the request's reach, by id or name. Throws as `findProject` does, and 404 for one of another account. */
export function findProjectOf(context: Context, team: TeamRow, idOrName: string): ProjectRow {
  const found = context.rows(projectTable).get(idOrName) ?? projectNamed(context, team.id, idOrName);
  return requireVisible(context, projectTable, found?.accountId === team.id ? found : undefined);
}

/** Throws 400 for a role in what is no project of the team: the roles of others are not the team's to give, nor their names to see. */
export function checkProjectsOf(
  { rows }: WithRows,
  team: TeamRow,
  given: readonly { readonly projectId: string }[] = [],
): void {
  const other = given.find(({ projectId }) => rows(projectTable).get(projectId)?.accountId !== team.id);
  if (!other) return;
  throw invalid(`\`projects\`: ${other.projectId} is no project of the team ${team.slug}`);
}
