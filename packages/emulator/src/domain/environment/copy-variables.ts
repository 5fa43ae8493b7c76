import { invalid } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/context.ts";
import { type EnvRow, envTable } from "../projects/tables.ts";
import { findCustomEnvironment } from "./custom-environments.ts";
import type { CustomEnvironmentRow } from "./tables.ts";

const builtIn = ["production", "preview", "development"];

/** Copies another environment's variables, except those of single branches. @param from its slug or ID */
export function copyVariables(context: Context, to: CustomEnvironmentRow, from: string): EnvRow[] {
  const { rows, scope } = context;
  const custom = findCustomEnvironment(context, to.projectId, from);
  if (!builtIn.includes(from) && (!custom || custom.id === to.id))
    throw invalid(`\`copyEnvVarsFrom\`: "${from}" is no environment of the project`);
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
