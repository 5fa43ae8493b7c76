// Generated from contract/ by `npm run generate`. Changes here are lost.
export {
  getObservabilityMetricSchema,
  getObservabilitySchema,
  listObservabilityProjects,
  queryObservability,
  toggleSpeedInsights,
  updateObservabilityProject,
} from "./operations.ts";
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
} from "./types.ts";
