// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ObservabilityMetric: v.GenericSchema<types.ObservabilityMetric> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  aggregations: v.array(v.string()),
  defaultAggregation: v.string(),
  description: v.string(),
  dimensions: v.array(v.looseObject({
    name: v.string(),
    label: v.string(),
    description: v.optional(v.string()),
  })),
  unit: v.string(),
}))();

export const ObservabilityQuery: v.GenericSchema<types.ObservabilityQuery> = /* @__PURE__ */ (() => v.looseObject({
  metric: v.string(),
  scope: v.record(v.string(), v.unknown()),
  aggregation: v.optional(v.string()),
  bucketTimezone: v.optional(v.string()),
  endTime: v.optional(v.string()),
  filter: v.optional(v.string()),
  granularity: v.optional(v.record(v.string(), v.unknown())),
  groupBy: v.optional(v.array(v.string())),
  limit: v.optional(v.number()),
  orderBy: v.optional(v.string()),
  orderDirection: v.optional(v.picklist(["asc", "desc"])),
  startTime: v.optional(v.string()),
}))();

export const ListObservabilityProjectsInput: v.GenericSchema<types.ListObservabilityProjectsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListObservabilityProjectsOutput: v.GenericSchema<types.ListObservabilityProjectsOutput> = /* @__PURE__ */ (() => v.looseObject({
  disabledProjects: v.array(v.looseObject({
    id: v.string(),
    name: v.optional(v.string()),
    disabledAt: v.number(),
  })),
}))();

export const UpdateObservabilityProjectInput: v.GenericSchema<types.UpdateObservabilityProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  disabled: v.boolean(),
}))();

export const UpdateObservabilityProjectOutput: v.GenericSchema<types.UpdateObservabilityProjectOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  disabledAt: v.optional(v.number()),
}))();

export const QueryObservabilityInput: v.GenericSchema<types.QueryObservabilityInput> = /* @__PURE__ */ (() => v.looseObject({
  metric: v.string(),
  scope: v.record(v.string(), v.unknown()),
  aggregation: v.optional(v.string()),
  bucketTimezone: v.optional(v.string()),
  endTime: v.optional(v.string()),
  filter: v.optional(v.string()),
  granularity: v.optional(v.record(v.string(), v.unknown())),
  groupBy: v.optional(v.array(v.string())),
  limit: v.optional(v.number()),
  orderBy: v.optional(v.string()),
  orderDirection: v.optional(v.picklist(["asc", "desc"])),
  startTime: v.optional(v.string()),
}))();

export const QueryObservabilityOutput: v.GenericSchema<types.QueryObservabilityOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const GetObservabilitySchemaInput: v.GenericSchema<types.GetObservabilitySchemaInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetObservabilitySchemaOutput: v.GenericSchema<types.GetObservabilitySchemaOutput> = /* @__PURE__ */ (() => v.looseObject({
  metrics: v.array(v.looseObject({
    id: v.string(),
    description: v.string(),
  })),
}))();

export const GetObservabilityMetricSchemaInput: v.GenericSchema<types.GetObservabilityMetricSchemaInput> = /* @__PURE__ */ (() => v.looseObject({
  metricId: v.string(),
}))();

export const GetObservabilityMetricSchemaOutput: v.GenericSchema<types.GetObservabilityMetricSchemaOutput> = /* @__PURE__ */ v.array(ObservabilityMetric);

export const ToggleSpeedInsightsInput: v.GenericSchema<types.ToggleSpeedInsightsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  value: v.boolean(),
}))();

export const ToggleSpeedInsightsOutput: v.GenericSchema<types.ToggleSpeedInsightsOutput> = /* @__PURE__ */ (() => v.looseObject({
  value: v.boolean(),
}))();
