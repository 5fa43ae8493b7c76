// What @slipway/web-analytics exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/web-analytics" {
export { AggregateEventsInput } from "./generated/types"; // interface
export { AggregateEventsOutput } from "./generated/types"; // type
export { AggregatePageviewsInput } from "./generated/types"; // interface
export { AggregatePageviewsOutput } from "./generated/types"; // type
export { AnalyticsAggregate } from "./generated/types"; // interface
export { AnalyticsAggregateQuery } from "./generated/types"; // interface
export { AnalyticsCount } from "./generated/types"; // interface
export { AnalyticsCountData } from "./generated/types"; // type
export { AnalyticsRow } from "./generated/types"; // interface
export { CountEventsInput } from "./generated/types"; // interface
export { CountEventsOutput } from "./generated/types"; // type
export { CountPageviewsInput } from "./generated/types"; // interface
export { CountPageviewsOutput } from "./generated/types"; // type
export { EventCount } from "./generated/types"; // interface
export { PageviewCount } from "./generated/types"; // interface
export { ToggleWebAnalyticsInput } from "./generated/types"; // interface
export { ToggleWebAnalyticsOutput } from "./generated/types"; // interface
export { aggregateEvents } from "./generated/operations"; // function
export { aggregatePageviews } from "./generated/operations"; // function
export { countEvents } from "./generated/operations"; // function
export { countPageviews } from "./generated/operations"; // function
export { toggleWebAnalytics } from "./generated/operations"; // function
}

declare module "@slipway/web-analytics/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/web-analytics/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/web-analytics/operations" {
export { aggregateEvents } from "./generated/descriptors"; // const
export { aggregatePageviews } from "./generated/descriptors"; // const
export { countEvents } from "./generated/descriptors"; // const
export { countPageviews } from "./generated/descriptors"; // const
export { toggleWebAnalytics } from "./generated/descriptors"; // const
}

declare module "@slipway/web-analytics/schemas" {
export { AggregateEventsInput } from "./generated/schemas"; // const
export { AggregatePageviewsInput } from "./generated/schemas"; // const
export { AnalyticsAggregate } from "./generated/schemas"; // const
export { AnalyticsAggregateQuery } from "./generated/schemas"; // const
export { AnalyticsCount } from "./generated/schemas"; // const
export { AnalyticsCountData } from "./generated/schemas"; // const
export { AnalyticsRow } from "./generated/schemas"; // const
export { CountEventsInput } from "./generated/schemas"; // const
export { CountPageviewsInput } from "./generated/schemas"; // const
export { EventCount } from "./generated/schemas"; // const
export { PageviewCount } from "./generated/schemas"; // const
export { ToggleWebAnalyticsInput } from "./generated/schemas"; // const
export { ToggleWebAnalyticsOutput } from "./generated/schemas"; // const
}
