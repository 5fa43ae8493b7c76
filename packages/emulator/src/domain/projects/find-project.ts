import { badRequest, invalid } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import type { ResourceScope } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import type { TeamRow } from "../accounts/tables.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { nameInAccount, type ProjectRow, projectTable } from "./tables.ts";

/** Finds a visible project by ID or name. Throws as `requireVisible` does. */
export function findProject(context: Context, idOrName: string): ProjectRow {
  const rows = context.rows(projectTable);
  const byName = context.scope.accounts.flatMap((accountId) => projectNamed(context, accountId, idOrName) ?? []);
  return requireVisible(context, projectTable, rows.get(idOrName) ?? byName[0]);
}

export function projectFilter(context: Context, idOrName: string | undefined): string | undefined {
  return idOrName === undefined ? undefined : findProject(context, idOrName).id;
}

/** Throws 400 unless the ID is that of a project of the account. */
export function checkOwnProject({ rows, scope }: Context, id: string): void {
  if (rows(projectTable).get(id)?.accountId === scope.accountId) return;
  throw badRequest(`Invalid request: \`projectIds\`: ${id} is not a project of the account`);
}

export function scopeOfProject({ id, accountId }: ProjectRow): ResourceScope {
  return { accountId, projectId: id };
}

export function projectNamed({ rows }: WithRows, accountId: string, name: string): ProjectRow | undefined {
  return rows(projectTable).by("nameInAccount", nameInAccount(accountId, name))[0];
}

/** Finds a team's visible project by ID or name. Throws as `requireVisible` does. */
export function findProjectOf(context: Context, team: TeamRow, idOrName: string): ProjectRow {
  const project = context.rows(projectTable).get(idOrName) ?? projectNamed(context, team.id, idOrName);
  return requireVisible(context, projectTable, project?.accountId === team.id ? project : undefined);
}

/** Throws 400 for roles in projects of others, whose names stay hidden. */
export function checkProjectsOf(
  { rows }: WithRows,
  team: TeamRow,
  assignments: readonly { readonly projectId: string }[] = [],
): void {
  const other = assignments.find(({ projectId }) => rows(projectTable).get(projectId)?.accountId !== team.id);
  if (!other) return;
  throw invalid(`\`projects\`: ${other.projectId} is not a project of the team ${team.slug}`);
}
