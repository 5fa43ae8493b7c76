// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { AnyEnvVar, AnyProjectEnvPage, EnvVar, ProjectEnvPage } from "./types.ts";

/**
 * Whether an answer is of the type `EnvVar`, as it usually is.
 *
 * An environment variable.
 */
export function isEnvVar(
  answer: AnyEnvVar,
): answer is EnvVar {
  return "value" in answer;
}

/**
 * Whether an answer is of the type `EnvVarWithoutValue`, not of the usual `EnvVar`.
 *
 * An environment variable without its value.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isEnvVarWithoutValue(
  answer: AnyEnvVar,
): boolean {
  return !("value" in answer);
}

/**
 * Whether an answer is of the type `ProjectEnvList`, not of the usual `ProjectEnvPage`.
 *
 * The environment variables that the caller may see.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isProjectEnvList(
  answer: AnyProjectEnvPage,
): boolean {
  return !("pagination" in answer);
}

/**
 * Whether an answer is of the type `ProjectEnvPage`, as it usually is.
 *
 * Page of environment variables.
 */
export function isProjectEnvPage(
  answer: AnyProjectEnvPage,
): answer is ProjectEnvPage {
  return "pagination" in answer;
}
