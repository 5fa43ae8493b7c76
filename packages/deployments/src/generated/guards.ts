// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { AnyDeployment, CreatedDeployment } from "./types.ts";

/**
 * Whether an answer is of the type `MinimalDeployment`, not of the usual `Deployment`.
 *
 * A deployment with little more than its state.
 *
 * It narrows nothing: whatever is a `Deployment` fits `MinimalDeployment` too, so TypeScript would rule it out.
 */
export function isMinimalDeployment(
  answer: AnyDeployment | CreatedDeployment,
): boolean {
  return !("type" in answer);
}

/**
 * Whether an answer is of the type `PublicDeployment`, not of the usual `Deployment`.
 *
 * A deployment as everyone may see it.
 *
 * It narrows nothing: whatever is a `Deployment` fits `PublicDeployment` too, so TypeScript would rule it out.
 */
export function isPublicDeployment(
  answer: AnyDeployment,
): boolean {
  return "type" in answer &&
    !("build" in answer);
}
