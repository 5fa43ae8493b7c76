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

/**
 * Lists the rules of alerts.
 *
 * `GET /alerts/{version}/alert-rules`
 */
export const listAlertRules: Operation = { route: "GET /alerts/{version}/alert-rules", group: "observability", team: true };

/**
 * Creates a rule of alerts.
 *
 * `POST /alerts/{version}/alert-rules`
 */
export const createAlertRule: Operation = { route: "POST /alerts/{version}/alert-rules", group: "observability", body: "application/json", team: true };

/**
 * Gets the form of a rule of alerts.
 *
 * `GET /alerts/{version}/alert-rules/schema`
 */
export const getAlertRuleSchema: Operation = { route: "GET /alerts/{version}/alert-rules/schema", group: "observability", team: true };

/**
 * Lists what alerts have sent.
 *
 * `GET /alerts/{version}/alert-rules/notifications`
 */
export const listAlertNotifications: Operation = { route: "GET /alerts/{version}/alert-rules/notifications", group: "observability", team: true };

/**
 * Gets a rule of alerts.
 *
 * `GET /alerts/{version}/alert-rules/{ruleId}`
 */
export const getAlertRule: Operation = { route: "GET /alerts/{version}/alert-rules/{ruleId}", group: "observability", not: { ruleId: ["notifications", "schema"] }, team: true };

/**
 * Changes a rule of alerts.
 *
 * `PATCH /alerts/{version}/alert-rules/{ruleId}`
 */
export const updateAlertRule: Operation = { route: "PATCH /alerts/{version}/alert-rules/{ruleId}", group: "observability", body: "application/json", team: true };

/**
 * Deletes a rule of alerts.
 *
 * `DELETE /alerts/{version}/alert-rules/{ruleId}`
 */
export const deleteAlertRule: Operation = { route: "DELETE /alerts/{version}/alert-rules/{ruleId}", group: "observability", team: true };

/**
 * Lists groups of alerts.
 *
 * `GET /alerts/{version}/groups`
 */
export const listAlertGroups: Operation = { route: "GET /alerts/{version}/groups", group: "observability", team: true };

/**
 * Gets a group of alerts.
 *
 * `GET /alerts/{version}/groups/{groupId}`
 */
export const getAlertGroup: Operation = { route: "GET /alerts/{version}/groups/{groupId}", group: "observability", team: true };

/**
 * Lists the runs of agents.
 *
 * `GET /api/observability/agent-runs`
 */
export const listAgentRuns: Operation = { route: "GET /api/observability/agent-runs", group: "observability", team: true };

/**
 * Gets metrics of the dashboard.
 *
 * `GET /api/observability/metrics`
 */
export const getObservabilityMetrics: Operation = { route: "GET /api/observability/metrics", group: "observability", team: true };

/**
 * Gets the settings of observability.
 *
 * `GET /v1/observability/manage/configuration`
 */
export const getObservabilityConfiguration: Operation = { route: "GET /v1/observability/manage/configuration", group: "observability", team: true };

/**
 * Lists the notifications of an alert rule.
 *
 * `GET /alerts/{version}/alert-rules/{ruleId}/notifications`
 */
export const listAlertRuleNotifications: Operation = { route: "GET /alerts/{version}/alert-rules/{ruleId}/notifications", group: "observability", team: true };

/**
 * Sends the alerts of a rule to a destination.
 *
 * `POST /alerts/{version}/alert-rules/{ruleId}/notifications/links`
 */
export const createAlertNotification: Operation = {
  route: "POST /alerts/{version}/alert-rules/{ruleId}/notifications/links", group: "observability", body: "application/json", team: true,
};

/**
 * Changes which alerts of a rule go to a destination.
 *
 * `PATCH /alerts/{version}/alert-rules/{ruleId}/notifications/links`
 */
export const updateAlertNotification: Operation = {
  route: "PATCH /alerts/{version}/alert-rules/{ruleId}/notifications/links", group: "observability", body: "application/json", team: true,
};

/**
 * Stops sending the alerts of a rule to a destination.
 *
 * `DELETE /alerts/{version}/alert-rules/{ruleId}/notifications/links`
 */
export const deleteAlertNotification: Operation = { route: "DELETE /alerts/{version}/alert-rules/{ruleId}/notifications/links", group: "observability", team: true };

/**
 * Changes the settings of observability.
 *
 * `PATCH /v1/observability/manage/configuration`
 */
export const updateObservabilityConfiguration: Operation = { route: "PATCH /v1/observability/manage/configuration", group: "observability", body: "application/json", team: true };
