// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { AnyDeployment, CreatedDeployment, Deployment } from "./types.ts";

/**
 * Whether an answer is of the type `Deployment`, as it usually is.
 *
 * A deployment, in the form for its owner.
 */
export function isDeployment(
  answer: AnyDeployment | CreatedDeployment,
): answer is Deployment {
  return "build" in answer;
}

/**
 * Whether an answer is of the type `MinimalDeployment`, not of the usual `Deployment`.
 *
 * A deployment with little more than its state.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isMinimalDeployment(
  answer: AnyDeployment | CreatedDeployment,
): boolean {
  return !("type" in answer);
}

/**
 * Whether an answer is of the type `PublicDeployment`, not of the usual `Deployment`.
 *
 * A deployment, in its public form.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isPublicDeployment(
  answer: AnyDeployment,
): boolean {
  return "type" in answer &&
    !("build" in answer);
}
