import { invalid } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Context } from "../accounts/context.ts";
import { inReach } from "../accounts/reach.ts";
import type { TeamRow } from "../accounts/tables.ts";
import { projectNamed } from "./find-project.ts";
import { type ProjectRow, projectTable } from "./tables.ts";

/** A team's project within the request's reach, by id or name. Throws as `findProject` does, and 404 for one of another account. */
export function findProjectOf(context: Context, team: TeamRow, idOrName: string): ProjectRow {
  const found = context.rows(projectTable).get(idOrName) ?? projectNamed(context, team.id, idOrName);
  return inReach(context, projectTable, found?.accountId === team.id ? found : undefined);
}

/** Throws 400 for a role in what is no project of the team: the roles of others are not the team's to give, nor their names to see. */
export function checkProjectsOf(
  { rows }: Pick<Services, "rows">,
  team: TeamRow,
  given: readonly { readonly projectId: string }[] = [],
): void {
  const other = given.find(({ projectId }) => rows(projectTable).get(projectId)?.accountId !== team.id);
  if (!other) return;
  throw invalid(`\`projects\`: ${other.projectId} is no project of the team ${team.slug}`);
}
