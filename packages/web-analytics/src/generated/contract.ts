// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    aggregatePageviews: {
      route: "GET /v1/query/web-analytics/visits/aggregate", id: "aggregatePageviews", summary: "Sums up page views by a dimension.", kind: "call",
      parameters: [
        { name: "by", in: "query", input: "by", required: true, type: "string", array: true },
        { name: "filter", in: "query", input: "filter", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "since", in: "query", input: "since", required: true, type: "mixed" },
        { name: "until", in: "query", input: "until", required: true, type: "mixed" },
      ],
      input: "AggregatePageviewsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsAggregate" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} }, team: true,
    },
    aggregateEvents: {
      route: "GET /v1/query/web-analytics/events/aggregate", id: "aggregateEvents", summary: "Sums up custom events by a dimension.", kind: "call",
      parameters: [
        { name: "by", in: "query", input: "by", required: true, type: "string", array: true },
        { name: "filter", in: "query", input: "filter", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "since", in: "query", input: "since", required: true, type: "mixed" },
        { name: "until", in: "query", input: "until", required: true, type: "mixed" },
      ],
      input: "AggregateEventsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsAggregate" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} }, team: true,
    },
    countPageviews: {
      route: "GET /v1/query/web-analytics/visits/count", id: "countPageviews", summary: "Counts page views and visitors.", kind: "call",
      parameters: [
        { name: "filter", in: "query", input: "filter", required: false, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "mixed" },
        { name: "until", in: "query", input: "until", required: false, type: "mixed" },
      ],
      input: "CountPageviewsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsCount" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} }, team: true,
    },
    countEvents: {
      route: "GET /v1/query/web-analytics/events/count", id: "countEvents", summary: "Counts custom events and visitors.", kind: "call",
      parameters: [
        { name: "filter", in: "query", input: "filter", required: false, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "mixed" },
        { name: "until", in: "query", input: "until", required: false, type: "mixed" },
      ],
      input: "CountEventsInput", answers: { "200": { contentType: "application/json", schema: "AnalyticsCount" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "503": {} }, team: true,
    },
    toggleWebAnalytics: {
      route: "POST /web/insights/toggle", id: "createWebInsightsToggle", summary: "Turns Web Analytics on or off for a project.", kind: "call",
      parameters: [{ name: "projectId", in: "query", input: "projectId", required: true, type: "string" }], input: "ToggleWebAnalyticsInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "ToggleWebAnalyticsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, safe: true,
    },
  },
};
