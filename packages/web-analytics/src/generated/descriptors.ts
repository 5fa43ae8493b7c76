// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Sums up page views by a dimension.
 *
 * `GET /v1/query/web-analytics/visits/aggregate`
 */
export const aggregatePageviews: Operation = { route: "GET /v1/query/web-analytics/visits/aggregate", group: "web-analytics", team: true };

/**
 * Sums up custom events by a dimension.
 *
 * `GET /v1/query/web-analytics/events/aggregate`
 */
export const aggregateEvents: Operation = { route: "GET /v1/query/web-analytics/events/aggregate", group: "web-analytics", team: true };

/**
 * Counts page views and visitors.
 *
 * `GET /v1/query/web-analytics/visits/count`
 */
export const countPageviews: Operation = { route: "GET /v1/query/web-analytics/visits/count", group: "web-analytics", team: true };

/**
 * Counts custom events and visitors.
 *
 * `GET /v1/query/web-analytics/events/count`
 */
export const countEvents: Operation = { route: "GET /v1/query/web-analytics/events/count", group: "web-analytics", team: true };

/**
 * Turns Web Analytics on or off for a project.
 *
 * `POST /web/insights/toggle`
 */
export const toggleWebAnalytics: Operation = { route: "POST /web/insights/toggle", group: "web-analytics", query: ["projectId"], team: true, safe: true };
