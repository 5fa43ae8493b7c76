// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the metrics that can be queried.
 *
 * `GET /metrics/v1`
 */
export const listMetrics: Operation = { route: "GET /metrics/v1", group: "observability", team: true };

/**
 * Sums metrics up over a span of time, in groups if asked.
 *
 * `POST /metrics/v1`
 */
export const queryMetrics: Operation = { route: "POST /metrics/v1", group: "observability", team: true, safe: true };
