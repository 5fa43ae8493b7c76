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
        { name: "disabled", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether nothing is gathered." },
      ],
      columns: ["id"],
    },
    queryObservability: {
      inputs: [
        { name: "metric", in: "body", type: "string", kind: "string", required: true, doc: "The metric, by its ID; `getObservabilitySchema` lists them." },
        {
          name: "scope", in: "body", type: "Record<string, unknown>", kind: "object", required: true, doc: "Whose data is measured: a team or projects.",
          members: "QueryObservabilityInput.scope",
        },
        { name: "aggregation", in: "body", type: "string", kind: "string", doc: "How values are summed up, such as `sum` or `p95`." },
        { name: "bucketTimezone", in: "body", type: "string", kind: "string", doc: "The time zone that days begin in." },
        { name: "endTime", in: "body", type: "string", kind: "string", doc: "When the time ends that is looked at." },
        { name: "filter", in: "body", type: "string", kind: "string", doc: "Only what this expression says." },
        {
          name: "granularity", in: "body", type: "Record<string, unknown>", kind: "object", doc: "How long a step in time is.",
          members: "QueryObservabilityInput.granularity",
        },
        { name: "groupBy", in: "body", type: "string[]", kind: "string", array: true, doc: "The dimensions to tell apart." },
        { name: "limit", in: "body", type: "number", kind: "number", doc: "How many results are answered at most." },
        { name: "orderBy", in: "body", type: "string", kind: "string", doc: "The summed-up column that groups are ordered by; their count when left out." },
        {
          name: "orderDirection", in: "body", type: "\"asc\" | \"desc\"", kind: "string", values: ["asc", "desc"],
          doc: "Whether the order rises or falls; it falls when left out.",
        },
        { name: "startTime", in: "body", type: "string", kind: "string", doc: "When the time begins that is looked at." },
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
