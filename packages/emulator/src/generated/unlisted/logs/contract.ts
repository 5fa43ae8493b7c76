// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listRequestLogs: { input: types.ListRequestLogsInput; output: types.ListRequestLogsOutput };
}

/** Runtime logs of deployments. */
export const contract: GroupContract = {
  group: "logs",
  operations: {
    listRequestLogs: { ...operations.listRequestLogs,
      published: false, id: "listRequestLogs", summary: "Lists the requests that a project has answered.", kind: "call",
      parameters: [
        { name: "projectId", in: "query", required: true, type: "string" }, { name: "ownerId", in: "query", type: "string" },
        { name: "page", in: "query", type: "number" }, { name: "startDate", in: "query", type: "number" }, { name: "endDate", in: "query", type: "number" },
        { name: "deploymentId", in: "query", type: "string" }, { name: "environment", in: "query", type: "string" },
        { name: "level", in: "query", type: "string" }, { name: "statusCode", in: "query", type: "string" }, { name: "source", in: "query", type: "string" },
        { name: "search", in: "query", type: "string" }, { name: "requestId", in: "query", type: "string" }, { name: "branch", in: "query", type: "string" },
      ],
      input: "ListRequestLogsInput", answers: { "200": { contentType: "application/json", schema: "RequestLogPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
  },
};
