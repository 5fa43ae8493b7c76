import { invalid } from "../../engine/platform-error.ts";

export function concernsProduction(target: readonly string[] | string | undefined): boolean {
  return target !== undefined && [target].flat().includes("production");
}

/** The right to read a value: production's where the variable is production's alone. */
export function decryptRight({
  target,
}: {
  readonly target: readonly string[];
}): "env.decrypt" | "env.decrypt.production" {
  return target.length > 0 && target.every((each) => each === "production") ? "env.decrypt.production" : "env.decrypt";
}

/** Names of the platform's own variables. */
const ownNames =
  /^VERCEL(?:_ENV|_TARGET_ENV|_URL|_BRANCH_URL|_PROJECT_PRODUCTION_URL|_REGION|_DEPLOYMENT_ID|_PROJECT_ID|_SKEW_PROTECTION_ENABLED|_AUTOMATION_BYPASS_SECRET|_OIDC_TOKEN|_GIT_\w+)?$/;

/** https://vercel.com/docs/environment-variables/reserved-environment-variables (2025-12-10) */
const reserved =
  /^(?:AWS_SECRET_KEY|AWS_EXECUTION_ENV|AWS_LAMBDA_(?:LOG_GROUP_NAME|LOG_STREAM_NAME|FUNCTION_(?:NAME|MEMORY_SIZE|VERSION))|NOW_REGION|TZ|LAMBDA_(?:TASK_ROOT|RUNTIME_DIR))$/;

export function checkKey(key: string): string {
  if (ownNames.test(key) || reserved.test(key)) throw invalid(`\`key\`: ${key} is reserved: the platform sets it`);
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) || key.length > 256) {
    throw invalid(`\`key\`: "${key}" is no variable name; use letters, digits and "_", not a digit first`);
  }
  return key;
}

/**
 * Throws 400 for a sensitive variable of development, where its value would have to be read.
 * https://vercel.com/docs/projects/environment-variables/sensitive-environment-variables says so (read 2026-11-22).
 */
export function checkSensitive(env: { key: string; type: string; target: readonly string[] }): void {
  const { key, type, target } = env;
  if (type !== "sensitive" || !target.includes("development")) return;
  throw invalid(`\`target\`: ${key} is sensitive, which no variable of development can be`);
}
