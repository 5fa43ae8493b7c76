// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the builds of a deployment.
 *
 * `GET /v11/deployments/{id}/builds`
 */
export const listDeploymentBuilds: Operation = { route: "GET /v11/deployments/{id}/builds", group: "deployments", team: true };

/**
 * Goes on with a deployment whose files are there.
 *
 * `POST /deployments/{deploymentId}/continue`
 */
export const continueDeployment: Operation = { route: "POST /deployments/{deploymentId}/continue", group: "deployments", body: "application/json", team: true };

/**
 * Lists the functions of a build.
 *
 * `POST /v2/deployments/{deploymentId}/builds/function-descriptors`
 */
export const listFunctionDescriptors: Operation = { route: "POST /v2/deployments/{deploymentId}/builds/function-descriptors", group: "deployments", body: "application/json", team: true };

/**
 * Gets a deployment by the host in its URL.
 *
 * `GET /v11/now/deployments/get`
 */
export const getDeploymentByUrl: Operation = { route: "GET /v11/now/deployments/get", group: "deployments", team: true };
