// Generated from contract/ by `npm run generate`. Changes here are lost.

/** A metric, with the names that this way to ask has for dimensions and aggregations. */
export interface CatalogMetric {
  id: string;
  description: string;
  unit: string;
  aggregations: string[];
  dimensions: {
    name: string;
    label: string;
  }[];
}

/** Measured values of a group. */
export interface MetricPoint {
  /** Start of the step in time; absent if there is only one. */
  timestamp?: string | undefined;
  dimensions: { [key: string]: string | number };
  values: { [key: string]: number | null };
}

/** Metric by which groups are ranked. */
export interface MetricRank {
  /** A name of `metrics`. */
  metric: string;
  /** `asc`; descending by default. */
  direction?: string | undefined;
}

/** Aggregated metric of a query. */
export interface MetricSelection {
  /** The metric, by its ID. */
  metric: string;
  /** Aggregation of the values. */
  aggregation: string;
  /** The dimensions whose different values `unique` counts. */
  dimensions?: readonly string[] | undefined;
  /** `second`: the value in each second. */
  per?: "second" | undefined;
  /** `percent`: the share of all groups. */
  normalize?: "percent" | undefined;
}

/** Input of `queryEvents`. */
export interface QueryEventsInput {
  /** The kind of event, such as `vercel.log`. */
  event: string;
  /** Scope of the listed events: all projects of the owner by default. */
  scope: {
    ownerId: string;
    projectIds?: readonly string[] | undefined;
  };
  timeRange: {
    start: string;
    end: string;
  };
  /** The fields of each event; its `timestamp` is always there. */
  select: readonly string[];
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** `asc`; newest first by default. */
  order?: string | undefined;
  /** Maximum number of events to list. At least 1, at most 1000. */
  limit?: number | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
}

/** Answer of `queryEvents`. */
export interface QueryEventsOutput {
  events: { [key: string]: unknown }[];
  pagination: {
    hasMore: boolean;
    nextCursor: string | null;
  };
}

/** Input of `listMetrics`. */
export interface ListMetricsInput {
  /** `system`, `custom` or `all`. */
  kind?: string | undefined;
  /** Prefix of the ID. */
  search?: string | undefined;
  /** Maximum number of items to list. */
  limit?: number | undefined;
  /** Only values measured since this time. */
  activeSince?: string | undefined;
}

/** Answer of `listMetrics`. */
export interface ListMetricsOutput {
  metrics: CatalogMetric[];
  pagination: {
    hasMore: boolean;
    nextCursor: string | null;
  };
}

/** Input of `queryMetrics`. */
export interface QueryMetricsInput {
  /** Scope of the query: all projects of the owner by default. */
  scope: {
    ownerId: string;
    projectIds?: readonly string[] | undefined;
  };
  timeRange: {
    start: string;
    end: string;
  };
  /** Length of a step in time; a single step by default. */
  bucketSeconds?: number | undefined;
  groupBy?: readonly string[] | undefined;
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** Metrics of the query, by names of its own. */
  metrics: { [key: string]: MetricSelection };
  /** The metrics to return; all of them by default. */
  outputs?: readonly string[] | undefined;
  /** Selection of groups if there are steps in time. */
  seriesSelection?: {
    limit: number;
    rankBy?: readonly MetricRank[] | undefined;
    /** `exact` or `approximate`. */
    mode?: string | undefined;
  } | undefined;
  /** Maximum number of groups when there are no steps in time. */
  rowLimit?: number | undefined;
  orderBy?: readonly MetricRank[] | undefined;
}

/** Answer of `queryMetrics`. */
export interface QueryMetricsOutput {
  series?: MetricPoint[] | undefined;
  summary: MetricPoint[];
  meta: {
    sources: {
      id: string;
    }[];
    statistics: {
      rowsRead: number;
      bytesRead: number;
      databaseElapsedMs: number;
      elapsedMs: number;
    };
  };
}

/** Input of `listAlertRules`. */
export interface ListAlertRulesInput {
  /** The version of alerts. */
  version: string;
}

/** Input of `createAlertRule`. */
export interface CreateAlertRuleInput {
  /** The version of alerts. */
  version: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getAlertRuleSchema`. */
export interface GetAlertRuleSchemaInput {
  /** The version of alerts. */
  version: string;
}

/** Input of `listAlertNotifications`. */
export interface ListAlertNotificationsInput {
  /** The version of alerts. */
  version: string;
}

/** Input of `getAlertRule`. */
export interface GetAlertRuleInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
}

/** Input of `updateAlertRule`. */
export interface UpdateAlertRuleInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteAlertRule`. */
export interface DeleteAlertRuleInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
}

/** Input of `listAlertGroups`. */
export interface ListAlertGroupsInput {
  /** The version of alerts. */
  version: string;
}

/** Input of `getAlertGroup`. */
export interface GetAlertGroupInput {
  /** The version of alerts. */
  version: string;
  /** The group of alerts. */
  groupId: string;
}

/** Input of `listAgentRuns`. */
export type ListAgentRunsInput = Record<string, never>;

/** Input of `getObservabilityMetrics`. */
export type GetObservabilityMetricsInput = Record<string, never>;

/** Input of `getObservabilityConfiguration`. */
export type GetObservabilityConfigurationInput = Record<string, never>;

/** Input of `listAlertRuleNotifications`. */
export interface ListAlertRuleNotificationsInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
}

/** Input of `createAlertNotification`. */
export interface CreateAlertNotificationInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `updateAlertNotification`. */
export interface UpdateAlertNotificationInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteAlertNotification`. */
export interface DeleteAlertNotificationInput {
  /** The version of alerts. */
  version: string;
  /** The rule. */
  ruleId: string;
}

/** Input of `updateObservabilityConfiguration`. */
export interface UpdateObservabilityConfigurationInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
