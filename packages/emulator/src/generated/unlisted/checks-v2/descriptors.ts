// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { StreamOperation } from "@slipway/core";

/**
 * Streams the log of a check run, which the platform's command line reads up to its end.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs/{checkRunId}/logs`
 */
export const getCheckRunLogs: StreamOperation = { route: "GET /v2/deployments/{deploymentId}/check-runs/{checkRunId}/logs", group: "checks-v2", team: true, accept: "application/x-ndjson" };
