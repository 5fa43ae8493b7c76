// Generated from contract/ by `npm run generate`. Changes here are lost.
export { aggregateEvents, aggregatePageviews, countEvents, countPageviews, toggleWebAnalytics } from "./operations.ts";
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
} from "./types.ts";
