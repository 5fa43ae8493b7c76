// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation, StreamOperation } from "@slipway/core";

/**
 * Gets the build log and the state changes of a deployment.
 *
 * `GET /v3/deployments/{idOrUrl}/events`
 */
export const getDeploymentEvents: Operation = { route: "GET /v3/deployments/{idOrUrl}/events", group: "deployments", team: true };

/**
 * Follows the build log and the state changes of a deployment until it ends.
 *
 * `GET /v3/deployments/{idOrUrl}/events`
 */
export const followDeploymentEvents: StreamOperation = {
  route: "GET /v3/deployments/{idOrUrl}/events", group: "deployments", fixed: { follow: 1 }, team: true, accept: "application/stream+json",
  resume: { send: "since", from: "created", id: "id" },
};

/**
 * Reports the outcome of an integration's action on a deployment.
 *
 * `PATCH /v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}`
 */
export const updateDeploymentIntegrationAction: Operation = {
  route: "PATCH /v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}", group: "deployments",
  team: true, secretInput: ["value"],
};

/**
 * Finds a deployment by its ID or its URL.
 *
 * `GET /v13/deployments/{idOrUrl}`
 */
export const getDeployment: Operation = { route: "GET /v13/deployments/{idOrUrl}", group: "deployments", team: true };

/**
 * Creates a deployment from files, from a Git commit or from an earlier deployment.
 *
 * `POST /v13/deployments`
 */
export const createDeployment: Operation = {
  route: "POST /v13/deployments", group: "deployments", query: ["forceNew", "prebuilt", "skipAutoDetectionConfirmation"], team: true,
  secretInput: ["env", "gitAccessToken"],
};

/**
 * Cancels a deployment that is still building.
 *
 * `PATCH /v12/deployments/{id}/cancel`
 */
export const cancelDeployment: Operation = { route: "PATCH /v12/deployments/{id}/cancel", group: "deployments", team: true, safe: true };

/**
 * Uploads one file of a deployment, addressed by its SHA-1.
 *
 * `POST /v2/files`
 */
export const uploadDeploymentFile: Operation = {
  route: "POST /v2/files", group: "deployments", headers: { xNowDigest: "x-now-digest", xNowSize: "x-now-size", xVercelDigest: "x-vercel-digest" },
  body: "application/octet-stream", team: true, safe: true,
};

/**
 * Lists the files of a deployment as a tree.
 *
 * `GET /v6/deployments/{id}/files`
 */
export const listDeploymentFiles: Operation = { route: "GET /v6/deployments/{id}/files", group: "deployments", team: true };

/**
 * Gets the content of one file of a deployment.
 *
 * `GET /v8/deployments/{id}/files/{fileId}`
 */
export const getDeploymentFile: Operation = { route: "GET /v8/deployments/{id}/files/{fileId}", group: "deployments", team: true };

/**
 * Lists deployments, newest first.
 *
 * `GET /v7/deployments`
 */
export const listDeployments: ListOperation = {
  route: "GET /v7/deployments", group: "deployments", prefixes: { meta: "meta-" }, team: true, items: "deployments", next: "pagination.next", send: "until",
};

/**
 * Deletes a deployment by its ID or its URL.
 *
 * `DELETE /v13/deployments/{id}`
 */
export const deleteDeployment: Operation = { route: "DELETE /v13/deployments/{id}", group: "deployments", team: true };
