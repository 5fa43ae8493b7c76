// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Registers a check of a deployment that is not finished yet.
 *
 * `POST /v1/deployments/{deploymentId}/checks`
 */
export const createCheck: Operation = { route: "POST /v1/deployments/{deploymentId}/checks", group: "checks", team: true };

/**
 * Lists the checks of a deployment.
 *
 * `GET /v1/deployments/{deploymentId}/checks`
 */
export const listChecks: Operation = { route: "GET /v1/deployments/{deploymentId}/checks", group: "checks", team: true };

/**
 * Gets a check of a deployment.
 *
 * `GET /v1/deployments/{deploymentId}/checks/{checkId}`
 */
export const getCheck: Operation = { route: "GET /v1/deployments/{deploymentId}/checks/{checkId}", group: "checks", team: true };

/**
 * Reports the progress or the result of a check.
 *
 * `PATCH /v1/deployments/{deploymentId}/checks/{checkId}`
 */
export const updateCheck: Operation = { route: "PATCH /v1/deployments/{deploymentId}/checks/{checkId}", group: "checks", body: {}, team: true, safe: true };

/**
 * Asks an integration for a check that has failed once more.
 *
 * `POST /v1/deployments/{deploymentId}/checks/{checkId}/rerequest`
 */
export const rerequestCheck: Operation = { route: "POST /v1/deployments/{deploymentId}/checks/{checkId}/rerequest", group: "checks", query: ["autoUpdate"], team: true };
