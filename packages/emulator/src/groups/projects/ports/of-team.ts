import type { TeamRow } from "../../../engine/accounts.ts";
import { badRequest } from "../../../engine/platform-error.ts";
import type { Services } from "../../../engine/services.ts";
import { projectTable } from "../tables.ts";

/** Throws 400 for a role in what is no project of the team: the roles of others are not the team's to give, nor their names to see. */
export function checkProjectsOf(
  { rows }: Pick<Services, "rows">,
  team: TeamRow,
  given: readonly { readonly projectId: string }[] = [],
): void {
  const other = given.find(({ projectId }) => rows(projectTable).get(projectId)?.accountId !== team.id);
  if (!other) return;
  throw badRequest(`Invalid request: \`projects\`: ${other.projectId} is no project of the team ${team.slug}`);
}
