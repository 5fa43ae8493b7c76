// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "observability",
  operations: {
    listObservabilityProjects: {
      inputs: [],
      rows: "disabledProjects",
      columns: ["id", "name"],
    },
    updateObservabilityProject: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "disabled", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether gathering data is turned off." },
      ],
      columns: ["id"],
    },
    queryObservability: {
      inputs: [
        { name: "metric", in: "body", type: "string", kind: "string", required: true, doc: "The metric, by its ID; `getObservabilitySchema` lists them." },
        {
          name: "scope", in: "body", type: "Record<string, unknown>", kind: "object", required: true, doc: "Scope of the query: a team or projects.",
          members: "QueryObservabilityInput.scope",
        },
        { name: "aggregation", in: "body", type: "string", kind: "string", doc: "Aggregation of the values, such as `sum` or `p95`." },
        { name: "bucketTimezone", in: "body", type: "string", kind: "string", doc: "The time zone that days begin in." },
        { name: "endTime", in: "body", type: "string", kind: "string", doc: "End of the queried period." },
        { name: "filter", in: "body", type: "string", kind: "string", doc: "Only data that meets this expression." },
        {
          name: "granularity", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Length of a step in time.",
          members: "QueryObservabilityInput.granularity",
        },
        { name: "groupBy", in: "body", type: "string[]", kind: "string", array: true, doc: "The dimensions to tell apart." },
        { name: "limit", in: "body", type: "number", kind: "number", doc: "Maximum number of results." },
        { name: "orderBy", in: "body", type: "string", kind: "string", doc: "The summed-up column that groups are ordered by; their count when left out." },
        {
          name: "orderDirection", in: "body", type: "\"asc\" | \"desc\"", kind: "string", values: ["asc", "desc"],
          doc: "Whether the order rises or falls; it falls when left out.",
        },
        { name: "startTime", in: "body", type: "string", kind: "string", doc: "Start of the queried period." },
      ],
      words: ["metrics", "error rate", "latency", "monitoring"],
    },
    getObservabilitySchema: {
      inputs: [],
      rows: "metrics",
      columns: ["id"],
    },
    getObservabilityMetricSchema: {
      inputs: [
        { name: "metricId", in: "path", type: "string", kind: "string", required: true, doc: "The metric." },
      ],
      columns: ["id"],
    },
    toggleSpeedInsights: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "value", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether it is on." },
      ],
      words: ["web vitals", "speed insights"],
    },
  },
  shapes: {
    "QueryObservabilityInput.granularity": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "QueryObservabilityInput.scope": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
