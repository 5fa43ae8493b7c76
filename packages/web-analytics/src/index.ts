// generated: exports
export {
  aggregateEvents,
  aggregatePageviews,
  countEvents,
  countPageviews,
  toggleWebAnalytics,
} from "./generated/operations.ts";
export type {
  AggregateEventsInput,
  AggregateEventsOutput,
  AggregatePageviewsInput,
  AggregatePageviewsOutput,
  AnalyticsAggregate,
  AnalyticsAggregateQuery,
  AnalyticsCount,
  AnalyticsCountData,
  AnalyticsRow,
  CountEventsInput,
  CountEventsOutput,
  CountPageviewsInput,
  CountPageviewsOutput,
  EventCount,
  PageviewCount,
  ToggleWebAnalyticsInput,
  ToggleWebAnalyticsOutput,
} from "./generated/types.ts";
// /generated: exports
