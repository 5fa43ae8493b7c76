// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ObservabilityMetric: v.GenericSchema<types.ObservabilityMetric> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  aggregations: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  defaultAggregation: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
  dimensions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    name: /* @__PURE__ */ v.string(),
    label: /* @__PURE__ */ v.string(),
    description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  unit: /* @__PURE__ */ v.string(),
});

export const ObservabilityQuery: v.GenericSchema<types.ObservabilityQuery> = /* @__PURE__ */ v.looseObject({
  metric: /* @__PURE__ */ v.string(),
  scope: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()),
  aggregation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bucketTimezone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  endTime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  filter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  granularity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  groupBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  orderBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  orderDirection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
  startTime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListObservabilityProjectsInput: v.GenericSchema<types.ListObservabilityProjectsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const ListObservabilityProjectsOutput: v.GenericSchema<types.ListObservabilityProjectsOutput> = /* @__PURE__ */ v.looseObject({
  disabledProjects: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    disabledAt: /* @__PURE__ */ v.number(),
  })),
});

export const UpdateObservabilityProjectInput: v.GenericSchema<types.UpdateObservabilityProjectInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  disabled: /* @__PURE__ */ v.boolean(),
});

export const UpdateObservabilityProjectOutput: v.GenericSchema<types.UpdateObservabilityProjectOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const QueryObservabilityInput: v.GenericSchema<types.QueryObservabilityInput> = /* @__PURE__ */ v.looseObject({
  metric: /* @__PURE__ */ v.string(),
  scope: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()),
  aggregation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  bucketTimezone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  endTime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  filter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  granularity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  groupBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  orderBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  orderDirection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
  startTime: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const QueryObservabilityOutput: v.GenericSchema<types.QueryObservabilityOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const GetObservabilitySchemaInput: v.GenericSchema<types.GetObservabilitySchemaInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const GetObservabilitySchemaOutput: v.GenericSchema<types.GetObservabilitySchemaOutput> = /* @__PURE__ */ v.looseObject({
  metrics: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    description: /* @__PURE__ */ v.string(),
  })),
});

export const GetObservabilityMetricSchemaInput: v.GenericSchema<types.GetObservabilityMetricSchemaInput> = /* @__PURE__ */ v.looseObject({
  metricId: /* @__PURE__ */ v.string(),
});

export const GetObservabilityMetricSchemaOutput: v.GenericSchema<types.GetObservabilityMetricSchemaOutput> = /* @__PURE__ */ v.array(ObservabilityMetric);

export const ToggleSpeedInsightsInput: v.GenericSchema<types.ToggleSpeedInsightsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.boolean(),
});

export const ToggleSpeedInsightsOutput: v.GenericSchema<types.ToggleSpeedInsightsOutput> = /* @__PURE__ */ v.looseObject({
  value: /* @__PURE__ */ v.boolean(),
});
