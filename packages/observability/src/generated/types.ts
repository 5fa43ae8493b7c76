// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** A metric that can be queried. */
export interface ObservabilityMetric {
  id: string;
  aggregations: string[];
  defaultAggregation: string;
  description: string;
  dimensions: {
    name: string;
    label: string;
    description?: string | undefined;
  }[];
  unit: string;
}

/** Query of metrics. */
export interface ObservabilityQuery {
  /** The metric, by its ID; `getObservabilitySchema` lists them. */
  metric: string;
  /** Scope of the query: a team or projects. */
  scope: { [key: string]: unknown };
  /** Aggregation of the values, such as `sum` or `p95`. */
  aggregation?: string | undefined;
  /** The time zone that days begin in. */
  bucketTimezone?: string | undefined;
  /** End of the queried period. */
  endTime?: string | undefined;
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** Length of a step in time. */
  granularity?: { [key: string]: unknown } | undefined;
  /** The dimensions to tell apart. */
  groupBy?: readonly string[] | undefined;
  /** Maximum number of results. */
  limit?: number | undefined;
  /** The summed-up column that groups are ordered by; their count when left out. */
  orderBy?: string | undefined;
  /** Whether the order rises or falls; it falls when left out. */
  orderDirection?: "asc" | "desc" | Unlisted | undefined;
  /** Start of the queried period. */
  startTime?: string | undefined;
  [key: string]: unknown;
}

/** Input of `listObservabilityProjects`. */
export type ListObservabilityProjectsInput = Record<string, never>;

/** Answer of `listObservabilityProjects`. */
export interface ListObservabilityProjectsOutput {
  /** The projects for which no data is gathered. */
  disabledProjects: {
    id: string;
    name?: string | undefined;
    /** Unix time in milliseconds. */
    disabledAt: number;
  }[];
}

/** Input of `updateObservabilityProject`. */
export interface UpdateObservabilityProjectInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** Whether gathering data is turned off. */
  disabled: boolean;
}

/** Answer of `updateObservabilityProject`. */
export interface UpdateObservabilityProjectOutput {
  id: string;
  /** Unix time in milliseconds. */
  disabledAt?: number | undefined;
}

/** Input of `queryObservability`. */
export type QueryObservabilityInput = ObservabilityQuery;

/** Answer of `queryObservability`. */
export type QueryObservabilityOutput = { [key: string]: unknown };

/** Input of `getObservabilitySchema`. */
export type GetObservabilitySchemaInput = Record<string, never>;

/** Answer of `getObservabilitySchema`. */
export interface GetObservabilitySchemaOutput {
  metrics: {
    id: string;
    description: string;
  }[];
}

/** Input of `getObservabilityMetricSchema`. */
export interface GetObservabilityMetricSchemaInput {
  /** The metric. */
  metricId: string;
}

/** Answer of `getObservabilityMetricSchema`. */
export type GetObservabilityMetricSchemaOutput = ObservabilityMetric[];

/** Input of `toggleSpeedInsights`. */
export interface ToggleSpeedInsightsInput {
  /** The project. */
  projectId: string;
  /** Whether it is on. */
  value: boolean;
}

/** Answer of `toggleSpeedInsights`. */
export interface ToggleSpeedInsightsOutput {
  value: boolean;
}
