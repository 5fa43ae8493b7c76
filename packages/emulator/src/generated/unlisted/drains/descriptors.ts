// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets the settings of traces.
 *
 * `GET /v1/drains/tracing/config`
 */
export const getTracingConfig: Operation = { route: "GET /v1/drains/tracing/config", group: "drains", team: true };

/**
 * Changes the settings of traces.
 *
 * `PUT /v1/drains/tracing/config`
 */
export const updateTracingConfig: Operation = { route: "PUT /v1/drains/tracing/config", group: "drains", body: "application/json", team: true };
