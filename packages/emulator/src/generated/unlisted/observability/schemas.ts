// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CatalogMetric: v.GenericSchema<types.CatalogMetric> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  description: v.string(),
  unit: v.string(),
  aggregations: v.array(v.string()),
  dimensions: v.array(v.looseObject({
    name: v.string(),
    label: v.string(),
  })),
}))();

export const MetricPoint: v.GenericSchema<types.MetricPoint> = /* @__PURE__ */ (() => v.looseObject({
  timestamp: v.optional(v.string()),
  dimensions: v.record(v.string(), v.union([v.string(), v.number()])),
  values: v.record(v.string(), v.nullable(v.number())),
}))();

export const MetricRank: v.GenericSchema<types.MetricRank> = /* @__PURE__ */ (() => v.looseObject({
  metric: v.string(),
  direction: v.optional(v.string()),
}))();

export const MetricSelection: v.GenericSchema<types.MetricSelection> = /* @__PURE__ */ (() => v.looseObject({
  metric: v.string(),
  aggregation: v.string(),
  dimensions: v.optional(v.array(v.string())),
  per: v.optional(v.literal("second")),
  normalize: v.optional(v.literal("percent")),
}))();

export const QueryEventsInput: v.GenericSchema<types.QueryEventsInput> = /* @__PURE__ */ (() => v.looseObject({
  event: v.string(),
  scope: v.looseObject({
    ownerId: v.string(),
    projectIds: v.optional(v.array(v.string())),
  }),
  timeRange: v.looseObject({
    start: v.string(),
    end: v.string(),
  }),
  select: v.array(v.string()),
  filter: v.optional(v.string()),
  order: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  cursor: v.optional(v.string()),
}))();

export const QueryEventsOutput: v.GenericSchema<types.QueryEventsOutput> = /* @__PURE__ */ (() => v.looseObject({
  events: v.array(v.record(v.string(), v.unknown())),
  pagination: v.looseObject({
    hasMore: v.boolean(),
    nextCursor: v.nullable(v.string()),
  }),
}))();

export const ListMetricsInput: v.GenericSchema<types.ListMetricsInput> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.optional(v.string()),
  search: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  activeSince: v.optional(v.string()),
}))();

export const ListMetricsOutput: v.GenericSchema<types.ListMetricsOutput> = /* @__PURE__ */ (() => v.looseObject({
  metrics: v.array(CatalogMetric),
  pagination: v.looseObject({
    hasMore: v.boolean(),
    nextCursor: v.nullable(v.string()),
  }),
}))();

export const QueryMetricsInput: v.GenericSchema<types.QueryMetricsInput> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.looseObject({
    ownerId: v.string(),
    projectIds: v.optional(v.array(v.string())),
  }),
  timeRange: v.looseObject({
    start: v.string(),
    end: v.string(),
  }),
  bucketSeconds: v.optional(v.number()),
  groupBy: v.optional(v.array(v.string())),
  filter: v.optional(v.string()),
  metrics: v.record(v.string(), MetricSelection),
  outputs: v.optional(v.array(v.string())),
  seriesSelection: v.optional(v.looseObject({
    limit: v.number(),
    rankBy: v.optional(v.array(MetricRank)),
    mode: v.optional(v.string()),
  })),
  rowLimit: v.optional(v.number()),
  orderBy: v.optional(v.array(MetricRank)),
}))();

export const QueryMetricsOutput: v.GenericSchema<types.QueryMetricsOutput> = /* @__PURE__ */ (() => v.looseObject({
  series: v.optional(v.array(MetricPoint)),
  summary: v.array(MetricPoint),
  meta: v.looseObject({
    sources: v.array(v.looseObject({
      id: v.string(),
    })),
    statistics: v.looseObject({
      rowsRead: v.number(),
      bytesRead: v.number(),
      databaseElapsedMs: v.number(),
      elapsedMs: v.number(),
    }),
  }),
}))();

export const ListAlertRulesInput: v.GenericSchema<types.ListAlertRulesInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
}))();

export const CreateAlertRuleInput: v.GenericSchema<types.CreateAlertRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetAlertRuleSchemaInput: v.GenericSchema<types.GetAlertRuleSchemaInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
}))();

export const ListAlertNotificationsInput: v.GenericSchema<types.ListAlertNotificationsInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
}))();

export const GetAlertRuleInput: v.GenericSchema<types.GetAlertRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
}))();

export const UpdateAlertRuleInput: v.GenericSchema<types.UpdateAlertRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteAlertRuleInput: v.GenericSchema<types.DeleteAlertRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
}))();

export const ListAlertGroupsInput: v.GenericSchema<types.ListAlertGroupsInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
}))();

export const GetAlertGroupInput: v.GenericSchema<types.GetAlertGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  groupId: v.string(),
}))();

export const ListAgentRunsInput: v.GenericSchema<types.ListAgentRunsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetObservabilityMetricsInput: v.GenericSchema<types.GetObservabilityMetricsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetObservabilityConfigurationInput: v.GenericSchema<types.GetObservabilityConfigurationInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListAlertRuleNotificationsInput: v.GenericSchema<types.ListAlertRuleNotificationsInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
}))();

export const CreateAlertNotificationInput: v.GenericSchema<types.CreateAlertNotificationInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateAlertNotificationInput: v.GenericSchema<types.UpdateAlertNotificationInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteAlertNotificationInput: v.GenericSchema<types.DeleteAlertNotificationInput> = /* @__PURE__ */ (() => v.looseObject({
  version: v.string(),
  ruleId: v.string(),
}))();

export const UpdateObservabilityConfigurationInput: v.GenericSchema<types.UpdateObservabilityConfigurationInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
