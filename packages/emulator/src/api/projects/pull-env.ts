import type { Context } from "../../domain/accounts/scope.ts";
import { variablesFor } from "../../domain/deployments/variables-for.ts";
import { findCustomEnvironment } from "../../domain/environment/custom-environments.ts";
import { signProjectToken } from "../../domain/projects/sign-project-token.ts";
import type { EnvRow, ProjectRow } from "../../domain/projects/tables.ts";
import { blobApiVariable } from "../../domain/storage/connect.ts";
import { requireFound } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { onProject } from "../../pipeline/resource.ts";

export const pullEnvHandlers: SomeHandlers<Operations, `pull${string}`> = {
  pullProjectEnv: onProject((project, { target }, context) => pull(context, project, target)),
  pullProjectDevelopmentEnv: onProject((project, _, context) => pull(context, project, "development")),
  pullProjectBranchEnv: onProject((project, { target, gitBranch }, context) =>
    pull(context, project, target, gitBranch),
  ),
};

function pull(context: Context, project: ProjectRow, target: string, branch?: string) {
  const environment = environmentOf(context, project, target);
  const variables = variablesFor(context, { projectId: project.id, environment, branch });
  const values = Object.fromEntries(variables.map((env) => [env.key, clearValue(context, env)]));
  // A custom environment is a preview to code that knows the platform's own environments only.
  const own = typeof environment === "string" ? environment : "preview";
  const system = { VERCEL: "1", VERCEL_ENV: own, VERCEL_TARGET_ENV: target };
  const isSigned = project.settings.oidcTokenConfig?.enabled !== false;
  const token = isSigned && {
    VERCEL_OIDC_TOKEN: signProjectToken(context, project, target, context.scope.tokenId),
  };
  const env = { ...blobApiVariable(context.hosts.url, values), ...values, ...system, ...token };
  return { env, buildEnv: env };
}

function environmentOf(context: Context, { id }: ProjectRow, target: string) {
  if (target === "production" || target === "preview" || target === "development") return target;
  const custom = requireFound(findCustomEnvironment(context, id, target), `Custom environment ${target}`);
  return { customId: custom.id };
}

function clearValue({ keys }: Context, env: EnvRow): string {
  return env.type === "sensitive" ? "" : keys.decrypt(env.secretValue);
}
