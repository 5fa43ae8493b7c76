// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listRequestLogs: { input: types.ListRequestLogsInput; output: types.ListRequestLogsOutput };
}

/** Runtime logs of deployments. */
export const contract: GroupContract = {
  group: "logs",
  operations: {
    listRequestLogs: {
      route: "GET /api/logs/request-logs", published: false, id: "listRequestLogs", summary: "Lists the requests that a project has answered.", kind: "call",
      parameters: [
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "ownerId", in: "query", input: "ownerId", required: false, type: "string" },
        { name: "page", in: "query", input: "page", required: false, type: "number" },
        { name: "startDate", in: "query", input: "startDate", required: false, type: "number" },
        { name: "endDate", in: "query", input: "endDate", required: false, type: "number" },
        { name: "deploymentId", in: "query", input: "deploymentId", required: false, type: "string" },
        { name: "environment", in: "query", input: "environment", required: false, type: "string" },
        { name: "level", in: "query", input: "level", required: false, type: "string" },
        { name: "statusCode", in: "query", input: "statusCode", required: false, type: "string" },
        { name: "source", in: "query", input: "source", required: false, type: "string" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "requestId", in: "query", input: "requestId", required: false, type: "string" },
        { name: "branch", in: "query", input: "branch", required: false, type: "string" },
      ],
      input: "ListRequestLogsInput", answers: { "200": { contentType: "application/json", schema: "RequestLogPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, team: true,
    },
  },
};
