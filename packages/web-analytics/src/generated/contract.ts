// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  aggregatePageviews: { input: types.AggregatePageviewsInput; output: types.AggregatePageviewsOutput };
  aggregateEvents: { input: types.AggregateEventsInput; output: types.AggregateEventsOutput };
  countPageviews: { input: types.CountPageviewsInput; output: types.CountPageviewsOutput };
  countEvents: { input: types.CountEventsInput; output: types.CountEventsOutput };
  toggleWebAnalytics: { input: types.ToggleWebAnalyticsInput; output: types.ToggleWebAnalyticsOutput };
}

/** Page views and custom events, counted and summed up. */
export const contract: GroupContract = {
  group: "web-analytics",
  operations: {
    aggregatePageviews: { ...operations.aggregatePageviews,
      id: "aggregatePageviews", summary: "Sums up page views by a dimension.", kind: "call",
      parameters: [
        { name: "by", in: "query", required: true, type: "string", array: true }, { name: "filter", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", required: true, type: "string" },
        { name: "since", in: "query", required: true, type: "mixed" }, { name: "until", in: "query", required: true, type: "mixed" },
      ],
      input: "AggregatePageviewsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsAggregate" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} },
    },
    aggregateEvents: { ...operations.aggregateEvents,
      id: "aggregateEvents", summary: "Sums up custom events by a dimension.", kind: "call",
      parameters: [
        { name: "by", in: "query", required: true, type: "string", array: true }, { name: "filter", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", required: true, type: "string" },
        { name: "since", in: "query", required: true, type: "mixed" }, { name: "until", in: "query", required: true, type: "mixed" },
      ],
      input: "AggregateEventsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsAggregate" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} },
    },
    countPageviews: { ...operations.countPageviews,
      id: "countPageviews", summary: "Counts page views and visitors.", kind: "call",
      parameters: [
        { name: "filter", in: "query", type: "string" }, { name: "projectId", in: "query", required: true, type: "string" },
        { name: "since", in: "query", type: "mixed" }, { name: "until", in: "query", type: "mixed" },
      ],
      input: "CountPageviewsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsCount" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} },
    },
    countEvents: { ...operations.countEvents,
      id: "countEvents", summary: "Counts custom events and visitors.", kind: "call",
      parameters: [
        { name: "filter", in: "query", type: "string" }, { name: "projectId", in: "query", required: true, type: "string" },
        { name: "since", in: "query", type: "mixed" }, { name: "until", in: "query", type: "mixed" },
      ],
      input: "CountEventsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsCount" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} },
    },
    toggleWebAnalytics: { ...operations.toggleWebAnalytics,
      id: "createWebInsightsToggle", summary: "Turns Web Analytics on or off for a project.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "ToggleWebAnalyticsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ToggleWebAnalyticsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
  },
};
