// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the log drains of the team.
 *
 * `GET /v1/log-drains`
 */
export const listLogDrains: Operation = { route: "GET /v1/log-drains", group: "log-drains", team: true, secret: true };

/**
 * Creates a log drain.
 *
 * `POST /v1/log-drains`
 */
export const createLogDrain: Operation = { route: "POST /v1/log-drains", group: "log-drains", team: true, secret: true, secretInput: ["headers", "secret"] };

/**
 * Gets a log drain by its ID.
 *
 * `GET /v1/log-drains/{id}`
 */
export const getLogDrain: Operation = { route: "GET /v1/log-drains/{id}", group: "log-drains", team: true, secret: true };

/**
 * Deletes a log drain; nothing is delivered through it any more.
 *
 * `DELETE /v1/log-drains/{id}`
 */
export const deleteLogDrain: Operation = { route: "DELETE /v1/log-drains/{id}", group: "log-drains", team: true };

/**
 * Lists the log drains that the calling integration created.
 *
 * `GET /v2/integrations/log-drains`
 */
export const listIntegrationLogDrains: Operation = { route: "GET /v2/integrations/log-drains", group: "log-drains", team: true, secret: true };

/**
 * Creates a log drain of the calling integration.
 *
 * `POST /v2/integrations/log-drains`
 */
export const createIntegrationLogDrain: Operation = { route: "POST /v2/integrations/log-drains", group: "log-drains", team: true, secret: true, secretInput: ["headers", "secret"] };

/**
 * Deletes a log drain of the calling integration.
 *
 * `DELETE /v1/integrations/log-drains/{id}`
 */
export const deleteIntegrationLogDrain: Operation = { route: "DELETE /v1/integrations/log-drains/{id}", group: "log-drains", team: true };
