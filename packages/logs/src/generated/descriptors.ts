// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { StreamOperation } from "@slipway/core";

/**
 * Streams the runtime logs of a deployment.
 *
 * `GET /v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs`
 */
export const getRuntimeLogs: StreamOperation = { route: "GET /v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs", group: "logs", team: true, accept: "application/stream+json" };
