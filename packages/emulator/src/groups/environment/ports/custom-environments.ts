import type { Services } from "../../../engine/services.ts";
import { type CustomEnvironmentRow, customEnvironmentTable } from "../tables.ts";

type Rows = Pick<Services, "rows">;

/** A project's custom environment, by its slug or ID. */
export function findCustomEnvironment(
  { rows }: Rows,
  projectId: string,
  slugOrId: string,
): CustomEnvironmentRow | undefined {
  const all = rows(customEnvironmentTable).by("project", projectId);
  return all.find(({ id }) => id === slugOrId) ?? all.find(({ slug }) => slug === slugOrId);
}

/** The environment that a branch is deployed to: of several that match, the oldest. */
export function environmentOfBranch(
  { rows }: Rows,
  projectId: string,
  branch: string,
): CustomEnvironmentRow | undefined {
  return rows(customEnvironmentTable)
    .by("project", projectId)
    .find((environment) => matches(environment, branch));
}

/** Whether a branch is deployed to an environment. */
export function matches({ branchMatcher }: CustomEnvironmentRow, branch: string): boolean {
  if (!branchMatcher) return false;
  const { type, pattern } = branchMatcher;
  if (type === "equals") return branch === pattern;
  return type === "startsWith" ? branch.startsWith(pattern) : branch.endsWith(pattern);
}
