// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  queryEvents: { input: types.QueryEventsInput; output: types.QueryEventsOutput };
  listMetrics: { input: types.ListMetricsInput; output: types.ListMetricsOutput };
  queryMetrics: { input: types.QueryMetricsInput; output: types.QueryMetricsOutput };
}

/** Metrics and which projects they are gathered for. */
export const contract: GroupContract = {
  group: "observability",
  operations: {
    queryEvents: { ...operations.queryEvents,
      published: false, id: "queryEvents", summary: "Lists events of one kind, which the platform's command line shows as logs, requests and spans.",
      kind: "call", parameters: [], input: "QueryEventsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "QueryEventsOutput" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {} },
    },
    listMetrics: { ...operations.listMetrics,
      published: false, id: "listMetrics", summary: "Lists the metrics that can be queried.", kind: "call",
      parameters: [
        { name: "kind", in: "query", type: "string" }, { name: "search", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "activeSince", in: "query", type: "string" },
      ],
      input: "ListMetricsInput", answers: { "200": { contentType: "application/json", schema: "ListMetricsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    queryMetrics: { ...operations.queryMetrics,
      published: false, id: "queryMetrics", summary: "Aggregates metrics over a period, in groups if requested.", kind: "call", parameters: [],
      input: "QueryMetricsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "QueryMetricsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "413": {} },
    },
  },
};
