// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists events of one kind, which the platform's command line shows as logs, requests and spans.
 *
 * `POST /v1/observability/events`
 */
export const queryEvents: Operation = { route: "POST /v1/observability/events", group: "observability", team: true, safe: true };

/**
 * Lists the metrics that can be queried.
 *
 * `GET /metrics/v1`
 */
export const listMetrics: Operation = { route: "GET /metrics/v1", group: "observability", team: true };

/**
 * Aggregates metrics over a period, in groups if requested.
 *
 * `POST /metrics/v1`
 */
export const queryMetrics: Operation = { route: "POST /metrics/v1", group: "observability", team: true, safe: true };
