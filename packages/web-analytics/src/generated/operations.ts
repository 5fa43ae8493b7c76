// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AggregateEventsInput,
  AggregatePageviewsInput,
  AnalyticsAggregate,
  AnalyticsCount,
  CountEventsInput,
  CountPageviewsInput,
  ToggleWebAnalyticsInput,
  ToggleWebAnalyticsOutput,
} from "./types.ts";

/**
 * Sums up page views by a dimension.
 *
 * `GET /v1/query/web-analytics/visits/aggregate`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 503
 */
export function aggregatePageviews(
  client: Client,
  input: AggregatePageviewsInput,
  options?: CallOptions,
): ApiPromise<AnalyticsAggregate> {
  return call(client, operations.aggregatePageviews, input, options);
}

/**
 * Sums up custom events by a dimension.
 *
 * `GET /v1/query/web-analytics/events/aggregate`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 503
 */
export function aggregateEvents(
  client: Client,
  input: AggregateEventsInput,
  options?: CallOptions,
): ApiPromise<AnalyticsAggregate> {
  return call(client, operations.aggregateEvents, input, options);
}

/**
 * Counts page views and visitors.
 *
 * `GET /v1/query/web-analytics/visits/count`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 503
 */
export function countPageviews(
  client: Client,
  input: CountPageviewsInput,
  options?: CallOptions,
): ApiPromise<AnalyticsCount> {
  return call(client, operations.countPageviews, input, options);
}

/**
 * Counts custom events and visitors.
 *
 * `GET /v1/query/web-analytics/events/count`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 503
 */
export function countEvents(
  client: Client,
  input: CountEventsInput,
  options?: CallOptions,
): ApiPromise<AnalyticsCount> {
  return call(client, operations.countEvents, input, options);
}

/**
 * Turns Web Analytics on or off for a project.
 *
 * `POST /web/insights/toggle`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function toggleWebAnalytics(
  client: Client,
  input: ToggleWebAnalyticsInput,
  options?: CallOptions,
): ApiPromise<ToggleWebAnalyticsOutput> {
  return call(client, operations.toggleWebAnalytics, input, options);
}
