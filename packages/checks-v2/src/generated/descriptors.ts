// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the checks of a project.
 *
 * `GET /v2/projects/{projectIdOrName}/checks`
 */
export const listProjectChecks: Operation = { route: "GET /v2/projects/{projectIdOrName}/checks", group: "checks-v2", team: true };

/**
 * Creates a check that the deployments of a project have to pass.
 *
 * `POST /v2/projects/{projectIdOrName}/checks`
 */
export const createProjectCheck: Operation = { route: "POST /v2/projects/{projectIdOrName}/checks", group: "checks-v2", team: true };

/**
 * Gets a check of a project.
 *
 * `GET /v2/projects/{projectIdOrName}/checks/{checkId}`
 */
export const getProjectCheck: Operation = { route: "GET /v2/projects/{projectIdOrName}/checks/{checkId}", group: "checks-v2", team: true };

/**
 * Changes a check of a project.
 *
 * `PATCH /v2/projects/{projectIdOrName}/checks/{checkId}`
 */
export const updateProjectCheck: Operation = { route: "PATCH /v2/projects/{projectIdOrName}/checks/{checkId}", group: "checks-v2", team: true, safe: true };

/**
 * Deletes a check of a project; deployments no longer have to pass it.
 *
 * `DELETE /v2/projects/{projectIdOrName}/checks/{checkId}`
 */
export const deleteProjectCheck: Operation = { route: "DELETE /v2/projects/{projectIdOrName}/checks/{checkId}", group: "checks-v2", team: true };

/**
 * Lists the runs of a check.
 *
 * `GET /v2/projects/{projectIdOrName}/checks/{checkId}/runs`
 */
export const listCheckRuns: Operation = { route: "GET /v2/projects/{projectIdOrName}/checks/{checkId}/runs", group: "checks-v2", team: true };

/**
 * Lists the check runs of a deployment.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs`
 */
export const listDeploymentCheckRuns: Operation = { route: "GET /v2/deployments/{deploymentId}/check-runs", group: "checks-v2", team: true };

/**
 * Starts a check run of a deployment.
 *
 * `POST /v2/deployments/{deploymentId}/check-runs`
 */
export const createDeploymentCheckRun: Operation = { route: "POST /v2/deployments/{deploymentId}/check-runs", group: "checks-v2", team: true };

/**
 * Gets a check run of a deployment.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs/{checkRunId}`
 */
export const getDeploymentCheckRun: Operation = { route: "GET /v2/deployments/{deploymentId}/check-runs/{checkRunId}", group: "checks-v2", team: true };

/**
 * Reports the progress or the result of a check run.
 *
 * `PATCH /v2/deployments/{deploymentId}/check-runs/{checkRunId}`
 */
export const updateDeploymentCheckRun: Operation = { route: "PATCH /v2/deployments/{deploymentId}/check-runs/{checkRunId}", group: "checks-v2", team: true, safe: true };
