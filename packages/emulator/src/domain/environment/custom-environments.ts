import { invalid, notFound } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/scope.ts";
import { newestVisible } from "../accounts/visible-rows.ts";
import { type EnvRow, envTable, projectTable } from "../projects/tables.ts";
import { type CustomEnvironmentRow, customEnvironmentTable } from "./tables.ts";

export function findCustomEnvironment(
  { rows }: WithRows,
  projectId: string,
  slugOrId: string,
): CustomEnvironmentRow | undefined {
  const byId = rows(customEnvironmentTable).get(slugOrId);
  if (byId?.projectId === projectId) return byId;
  const clauses = [...having("project", projectId), ...having("slug", slugOrId)];
  const [oldest] = rows(customEnvironmentTable).where(clauses).walk("asc");
  return oldest?.row;
}

/** Finds a custom environment, or throws 404. */
export function customEnvironmentIn(services: WithRows, projectId: string, slugOrId: string): CustomEnvironmentRow {
  const environment = findCustomEnvironment(services, projectId, slugOrId);
  if (!environment) throw notFound(customEnvironmentTable.called);
  return environment;
}

/** The ID of a custom environment in a request's member. Throws 400 where the project has none of that name. */
export function customEnvironmentIdOf(services: WithRows, projectId: string, slugOrId: string, member: string): string {
  const environment = findCustomEnvironment(services, projectId, slugOrId);
  if (!environment) throw invalid(`\`${member}\`: "${slugOrId}" is not a custom environment of the project`);
  return environment.id;
}

export const ownEnvironments: readonly string[] = ["production", "preview", "development", "staging"];

/** Throws 404 where a filter names neither a built-in environment nor one of a visible project. */
export function checkEnvironment(context: Context, name: string, projectId: string | undefined): void {
  if (ownEnvironments.includes(name)) return;
  const environments = context.rows(customEnvironmentTable);
  const candidates = [environments.get(name) ?? [], environments.by("slug", name)].flat();
  const isThere = candidates.some((one) =>
    projectId === undefined
      ? !newestVisible(context, projectTable, having("project", one.projectId)).next().done
      : one.projectId === projectId,
  );
  if (isThere) return;
  throw notFound(customEnvironmentTable.called);
}

export function environmentOfBranch(
  { rows }: WithRows,
  projectId: string,
  branch: string,
): CustomEnvironmentRow | undefined {
  return rows(customEnvironmentTable)
    .by("project", projectId)
    .find((environment) => matches(environment, branch));
}

export function matches({ branchMatcher }: CustomEnvironmentRow, branch: string): boolean {
  if (!branchMatcher) return false;
  const { type, pattern } = branchMatcher;
  if (type === "equals") return branch === pattern;
  return type === "startsWith" ? branch.startsWith(pattern) : branch.endsWith(pattern);
}

const builtIn = ["production", "preview", "development"];

/** Copies another environment's variables, except those of single branches. @param from its slug or ID */
export function copyVariables(context: Context, to: CustomEnvironmentRow, from: string): EnvRow[] {
  const { rows, scope } = context;
  const custom = findCustomEnvironment(context, to.projectId, from);
  if (!builtIn.includes(from) && (!custom || custom.id === to.id))
    throw invalid(`\`copyEnvVarsFrom\`: "${from}" is not an environment of the project`);
  const isCopied = ({ target, customEnvironmentIds, gitBranch }: EnvRow) =>
    gitBranch === undefined &&
    (builtIn.includes(from) ? target.some((each) => each === from) : customEnvironmentIds.includes(custom?.id ?? ""));
  return rows(envTable)
    .by("project", to.projectId)
    .filter(isCopied)
    .map(({ id: _, createdAt: __, updatedAt: ___, ...variable }) =>
      rows(envTable).add({
        ...variable,
        target: [],
        customEnvironmentIds: [to.id],
        createdBy: scope.user.id,
        updatedBy: null,
      }),
    );
}
