// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the projects that observability is turned off for.
 *
 * `GET /v1/observability/manage/configuration/projects`
 */
export const listObservabilityProjects: Operation = { route: "GET /v1/observability/manage/configuration/projects", group: "observability", team: true };

/**
 * Turns observability on or off for a project.
 *
 * `PUT /v1/observability/manage/configuration/projects/{projectIdOrName}`
 */
export const updateObservabilityProject: Operation = { route: "PUT /v1/observability/manage/configuration/projects/{projectIdOrName}", group: "observability", team: true };

/**
 * Aggregates a metric over a period, in groups if requested.
 *
 * `POST /v2/observability/query`
 */
export const queryObservability: Operation = { route: "POST /v2/observability/query", group: "observability", team: true, safe: true };

/**
 * Lists the metrics that can be queried.
 *
 * `GET /v2/observability/schema`
 */
export const getObservabilitySchema: Operation = { route: "GET /v2/observability/schema", group: "observability", team: true };

/**
 * Describes a metric: its dimensions and aggregations.
 *
 * `GET /v2/observability/schema/{metricId}`
 */
export const getObservabilityMetricSchema: Operation = { route: "GET /v2/observability/schema/{metricId}", group: "observability", team: true };

/**
 * Turns Speed Insights on or off for a project; it is paid for while it is on.
 *
 * `POST /speed-insights/toggle`
 */
export const toggleSpeedInsights: Operation = { route: "POST /speed-insights/toggle", group: "observability", query: ["projectId"], team: true, safe: true };
