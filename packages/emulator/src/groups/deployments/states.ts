import type { DeploymentRecord } from "../../store/records.ts";

/** Whether a deployment can still be cancelled. */
export function isUnderWay({ readyState }: DeploymentRecord): boolean {
  return readyState === "QUEUED" || readyState === "INITIALIZING" || readyState === "BUILDING";
}

/** Whether nothing will happen to a deployment by itself any more: READY alone is too soon, its aliases come after it. */
export function isFinished(deployment: DeploymentRecord): boolean {
  return !isUnderWay(deployment) && (deployment.readyState !== "READY" || deployment.aliasAssignedAt !== undefined);
}

/** Whether production can be rolled back to a deployment: it was built for production or promoted to it. */
export function isRollbackCandidate({ readyState, target, promoted }: DeploymentRecord): boolean {
  return readyState === "READY" && (target === "production" || promoted);
}
