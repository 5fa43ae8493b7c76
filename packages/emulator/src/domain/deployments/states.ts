import type { DeploymentRow } from "./tables.ts";

/** Whether a deployment can still be cancelled. */
export function isUnderWay({ readyState }: DeploymentRow): boolean {
  return readyState === "QUEUED" || readyState === "INITIALIZING" || readyState === "BUILDING";
}

/** Whether nothing will happen to a deployment by itself any more: READY alone is too soon, its aliases come after it. */
export function isFinished(deployment: DeploymentRow): boolean {
  return !isUnderWay(deployment) && (deployment.readyState !== "READY" || deployment.aliasAssignedAt !== undefined);
}

/** Whether production can be rolled back to a deployment: it was built for production or promoted to it. */
export function isRollbackCandidate({ readyState, target, promoted }: DeploymentRow): boolean {
  return readyState === "READY" && (target === "production" || promoted);
}

/** Whether a deployment was made for production, or has taken its domains. */
export function isOfProduction({ target, promoted }: DeploymentRow): boolean {
  return target === "production" || promoted;
}
