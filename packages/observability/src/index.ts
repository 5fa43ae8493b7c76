// generated: exports
export {
  getObservabilityMetricSchema,
  getObservabilitySchema,
  listObservabilityProjects,
  queryObservability,
  toggleSpeedInsights,
  updateObservabilityProject,
} from "./generated/operations.ts";
export type {
  GetObservabilityMetricSchemaInput,
  GetObservabilityMetricSchemaOutput,
  GetObservabilitySchemaInput,
  GetObservabilitySchemaOutput,
  ListObservabilityProjectsInput,
  ListObservabilityProjectsOutput,
  ObservabilityMetric,
  ObservabilityQuery,
  QueryObservabilityInput,
  QueryObservabilityOutput,
  ToggleSpeedInsightsInput,
  ToggleSpeedInsightsOutput,
  UpdateObservabilityProjectInput,
  UpdateObservabilityProjectOutput,
} from "./generated/types.ts";
// /generated: exports
