// What @slipway/observability exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/observability" {
export { GetObservabilityMetricSchemaInput } from "./generated/types"; // interface
export { GetObservabilityMetricSchemaOutput } from "./generated/types"; // type
export { GetObservabilitySchemaInput } from "./generated/types"; // type
export { GetObservabilitySchemaOutput } from "./generated/types"; // interface
export { ListObservabilityProjectsInput } from "./generated/types"; // type
export { ListObservabilityProjectsOutput } from "./generated/types"; // interface
export { ObservabilityMetric } from "./generated/types"; // interface
export { ObservabilityQuery } from "./generated/types"; // interface
export { QueryObservabilityInput } from "./generated/types"; // type
export { QueryObservabilityOutput } from "./generated/types"; // type
export { ToggleSpeedInsightsInput } from "./generated/types"; // interface
export { ToggleSpeedInsightsOutput } from "./generated/types"; // interface
export { UpdateObservabilityProjectInput } from "./generated/types"; // interface
export { UpdateObservabilityProjectOutput } from "./generated/types"; // interface
export { getObservabilityMetricSchema } from "./generated/operations"; // function
export { getObservabilitySchema } from "./generated/operations"; // function
export { listObservabilityProjects } from "./generated/operations"; // function
export { queryObservability } from "./generated/operations"; // function
export { toggleSpeedInsights } from "./generated/operations"; // function
export { updateObservabilityProject } from "./generated/operations"; // function
}

declare module "@slipway/observability/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/observability/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/observability/operations" {
export { getObservabilityMetricSchema } from "./generated/descriptors"; // const
export { getObservabilitySchema } from "./generated/descriptors"; // const
export { listObservabilityProjects } from "./generated/descriptors"; // const
export { queryObservability } from "./generated/descriptors"; // const
export { toggleSpeedInsights } from "./generated/descriptors"; // const
export { updateObservabilityProject } from "./generated/descriptors"; // const
}

declare module "@slipway/observability/schemas" {
export { GetObservabilityMetricSchemaInput } from "./generated/schemas"; // const
export { GetObservabilityMetricSchemaOutput } from "./generated/schemas"; // const
export { GetObservabilitySchemaInput } from "./generated/schemas"; // const
export { GetObservabilitySchemaOutput } from "./generated/schemas"; // const
export { ListObservabilityProjectsInput } from "./generated/schemas"; // const
export { ListObservabilityProjectsOutput } from "./generated/schemas"; // const
export { ObservabilityMetric } from "./generated/schemas"; // const
export { ObservabilityQuery } from "./generated/schemas"; // const
export { QueryObservabilityInput } from "./generated/schemas"; // const
export { QueryObservabilityOutput } from "./generated/schemas"; // const
export { ToggleSpeedInsightsInput } from "./generated/schemas"; // const
export { ToggleSpeedInsightsOutput } from "./generated/schemas"; // const
export { UpdateObservabilityProjectInput } from "./generated/schemas"; // const
export { UpdateObservabilityProjectOutput } from "./generated/schemas"; // const
}
