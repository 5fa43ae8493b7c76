// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the requests that a project has answered.
 *
 * `GET /api/logs/request-logs`
 */
export const listRequestLogs: Operation = { route: "GET /api/logs/request-logs", group: "logs", team: true };
