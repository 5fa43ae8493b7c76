import type { Context } from "../../domain/accounts/context.ts";
import { variablesFor } from "../../domain/deployments/variables-for.ts";
import { findCustomEnvironment } from "../../domain/environment/custom-environments.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { signProjectToken } from "../../domain/projects/sign-project-token.ts";
import type { EnvRow, ProjectRow } from "../../domain/projects/tables.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

export const pullEnvHandlers: SomeHandlers<Operations, `pull${string}`> = {
  pullProjectEnv({ idOrName, target }, context) {
    return pull(context, findProject(context, idOrName), target);
  },

  pullProjectDevelopmentEnv({ idOrName }, context) {
    return pull(context, findProject(context, idOrName), "development");
  },

  pullProjectBranchEnv({ idOrName, target, gitBranch }, context) {
    return pull(context, findProject(context, idOrName), target, gitBranch);
  },
};

function pull(context: Context, project: ProjectRow, target: string, branch?: string) {
  const environment = environmentOf(context, project, target);
  const variables = variablesFor(context, { projectId: project.id, environment, branch });
  const values = Object.fromEntries(variables.map((env) => [env.key, clearValue(context, env)]));
  // A custom environment is a preview to code that knows the platform's own environments only.
  const own = typeof environment === "string" ? environment : "preview";
  const system = { VERCEL: "1", VERCEL_ENV: own, VERCEL_TARGET_ENV: target };
  const isSigned = project.settings.oidcTokenConfig?.enabled !== false;
  const token = isSigned
    ? { VERCEL_OIDC_TOKEN: signProjectToken(context, project, target, context.scope.tokenId) }
    : {};
  const env = { ...values, ...system, ...token };
  return { env, buildEnv: env };
}

function environmentOf(context: Context, { id }: ProjectRow, target: string) {
  if (target === "production" || target === "preview" || target === "development") return target;
  const custom = findCustomEnvironment(context, id, target);
  if (!custom) throw notFound(`Custom environment ${target}`);
  return { customId: custom.id };
}

function clearValue({ keys }: Context, env: EnvRow): string {
  return env.type === "sensitive" ? "" : keys.decrypt(env.secretValue);
}
