// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Says whether the plan allows rolling releases.
 *
 * `GET /v1/projects/{idOrName}/rolling-release/billing`
 */
export const getRollingReleaseBillingStatus: Operation = { route: "GET /v1/projects/{idOrName}/rolling-release/billing", group: "rolling-release", team: true };

/**
 * Gets how a project rolls out its releases.
 *
 * `GET /v1/projects/{idOrName}/rolling-release/config`
 */
export const getRollingReleaseConfig: Operation = { route: "GET /v1/projects/{idOrName}/rolling-release/config", group: "rolling-release", team: true };

/**
 * Changes how a project rolls out its releases.
 *
 * `PATCH /v1/projects/{idOrName}/rolling-release/config`
 */
export const updateRollingReleaseConfig: Operation = { route: "PATCH /v1/projects/{idOrName}/rolling-release/config", group: "rolling-release", body: {}, team: true, safe: true };

/**
 * Turns rolling releases of a project off.
 *
 * `DELETE /v1/projects/{idOrName}/rolling-release/config`
 */
export const deleteRollingReleaseConfig: Operation = { route: "DELETE /v1/projects/{idOrName}/rolling-release/config", group: "rolling-release", team: true };

/**
 * Gets the current rolling release of a project.
 *
 * `GET /v1/projects/{idOrName}/rolling-release`
 */
export const getRollingRelease: Operation = { route: "GET /v1/projects/{idOrName}/rolling-release", group: "rolling-release", team: true };

/**
 * Approves the next stage of a rolling release.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/approve-stage`
 */
export const approveRollingReleaseStage: Operation = { route: "POST /v1/projects/{idOrName}/rolling-release/approve-stage", group: "rolling-release", team: true };

/**
 * Starts the rolling release of a deployment.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/start`
 */
export const startRollingRelease: Operation = { route: "POST /v1/projects/{idOrName}/rolling-release/start", group: "rolling-release", team: true };

/**
 * Gives a rolling release all traffic.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/complete`
 */
export const completeRollingRelease: Operation = { route: "POST /v1/projects/{idOrName}/rolling-release/complete", group: "rolling-release", team: true, safe: true };
