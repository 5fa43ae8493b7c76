// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listObservabilityProjects: { input: types.ListObservabilityProjectsInput; output: types.ListObservabilityProjectsOutput };
  updateObservabilityProject: { input: types.UpdateObservabilityProjectInput; output: types.UpdateObservabilityProjectOutput };
  queryObservability: { input: types.QueryObservabilityInput; output: types.QueryObservabilityOutput };
  getObservabilitySchema: { input: types.GetObservabilitySchemaInput; output: types.GetObservabilitySchemaOutput };
  getObservabilityMetricSchema: { input: types.GetObservabilityMetricSchemaInput; output: types.GetObservabilityMetricSchemaOutput };
  toggleSpeedInsights: { input: types.ToggleSpeedInsightsInput; output: types.ToggleSpeedInsightsOutput };
}

/** Metrics and which projects they are gathered for. */
export const contract: GroupContract = {
  group: "observability",
  operations: {
    listObservabilityProjects: { ...operations.listObservabilityProjects,
      id: "getObservabilityConfigurationProjects", summary: "Lists the projects that observability is turned off for.", kind: "call", parameters: [],
      input: "ListObservabilityProjectsInput", answers: { "200": { contentType: "application/json", schema: "ListObservabilityProjectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateObservabilityProject: { ...operations.updateObservabilityProject,
      id: "updateObservabilityConfigurationProject", summary: "Turns observability on or off for a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "UpdateObservabilityProjectInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateObservabilityProjectOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    queryObservability: { ...operations.queryObservability,
      id: "createObservabilityQuery", summary: "Aggregates a metric over a period, in groups if requested.", kind: "call", parameters: [],
      input: "QueryObservabilityInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "QueryObservabilityOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "408": {}, "410": {}, "413": {}, "422": {}, "500": {}, "503": {} },
    },
    getObservabilitySchema: { ...operations.getObservabilitySchema,
      id: "getObservabilitySchema", summary: "Lists the metrics that can be queried.", kind: "call", parameters: [], input: "GetObservabilitySchemaInput",
      answers: { "200": { contentType: "application/json", schema: "GetObservabilitySchemaOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    getObservabilityMetricSchema: { ...operations.getObservabilityMetricSchema,
      id: "getObservabilitySchemaByMetricId", summary: "Describes a metric: its dimensions and aggregations.", kind: "call",
      parameters: [{ name: "metricId", in: "path", required: true, type: "string" }], input: "GetObservabilityMetricSchemaInput",
      answers: { "200": { contentType: "application/json", schema: "GetObservabilityMetricSchemaOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    toggleSpeedInsights: { ...operations.toggleSpeedInsights,
      id: "createSpeedInsightsToggle", summary: "Turns Speed Insights on or off for a project; it is paid for while it is on.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "ToggleSpeedInsightsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ToggleSpeedInsightsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, spends: true,
    },
  },
};
