import type { Context } from "../../engine/context.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import { findProject } from "./ports/find-project.ts";
import { type EnvRow, envTable, type ProjectRow } from "./tables.ts";
import { signProjectToken } from "./tokens.ts";

/** What clients pull before they build or run a project: its variables in clear. */
export const pullEnvHandlers: SomeHandlers<Operations, "pullProjectEnv" | "pullProjectBranchEnv"> = {
  pullProjectEnv({ idOrName, target }, context) {
    return pull(context, findProject(context, idOrName), target);
  },

  pullProjectBranchEnv({ idOrName, target, gitBranch }, context) {
    return pull(context, findProject(context, idOrName), target, gitBranch);
  },
};

function pull(context: Context, project: ProjectRow, target: string, gitBranch?: string) {
  const found = context
    .rows(envTable)
    .by("project", project.id)
    .filter(
      (env) =>
        (env.target.includes(target) || env.customEnvironmentIds.includes(target)) &&
        (env.gitBranch === undefined || env.gitBranch === gitBranch),
    );
  // A branch's own variable comes after the one of all branches, whose place it takes.
  const ofBranchLast = found.sort(
    (one, other) => Number(one.gitBranch !== undefined) - Number(other.gitBranch !== undefined),
  );
  const values = Object.fromEntries(ofBranchLast.map((env) => [env.key, clearValue(context, env)]));
  const system = { VERCEL: "1", VERCEL_ENV: target, VERCEL_TARGET_ENV: target };
  const isSigned = project.settings.oidcTokenConfig?.enabled !== false;
  const token = isSigned ? { VERCEL_OIDC_TOKEN: signProjectToken(context, project, target) } : {};
  const env = { ...values, ...system, ...token };
  return { env, buildEnv: env };
}

/** Nobody reads a sensitive value, not even who pulls it. */
function clearValue({ keys }: Context, env: EnvRow): string {
  return env.type === "sensitive" ? "" : keys.decrypt(env.secretValue);
}
