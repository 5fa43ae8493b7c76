// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  GetObservabilityMetricSchemaInput,
  GetObservabilityMetricSchemaOutput,
  GetObservabilitySchemaInput,
  GetObservabilitySchemaOutput,
  ListObservabilityProjectsInput,
  ListObservabilityProjectsOutput,
  QueryObservabilityInput,
  QueryObservabilityOutput,
  ToggleSpeedInsightsInput,
  ToggleSpeedInsightsOutput,
  UpdateObservabilityProjectInput,
  UpdateObservabilityProjectOutput,
} from "./types.ts";

/**
 * Lists the projects that observability is turned off for.
 *
 * `GET /v1/observability/manage/configuration/projects`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listObservabilityProjects(
  client: Client,
  input?: ListObservabilityProjectsInput,
  options?: CallOptions,
): ApiPromise<ListObservabilityProjectsOutput> {
  return call(client, operations.listObservabilityProjects, input, options);
}

/**
 * Turns observability on or off for a project.
 *
 * `PUT /v1/observability/manage/configuration/projects/{projectIdOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function updateObservabilityProject(
  client: Client,
  input: UpdateObservabilityProjectInput,
  options?: CallOptions,
): ApiPromise<UpdateObservabilityProjectOutput> {
  return call(client, operations.updateObservabilityProject, input, options);
}

/**
 * Aggregates a metric over a period, in groups if requested.
 *
 * `POST /v2/observability/query`
 *
 * @throws `ApiError` 400 (`unknown_metric`, `invalid_aggregation`, `invalid_dimension`, `invalid_filter` of the emulator),
 *   401, 402 (`payment_required`), 403, 408, 410, 413, 422, 500, 503
 */
export function queryObservability(
  client: Client,
  input: QueryObservabilityInput,
  options?: CallOptions,
): ApiPromise<QueryObservabilityOutput> {
  return call(client, operations.queryObservability, input, options);
}

/**
 * Lists the metrics that can be queried.
 *
 * `GET /v2/observability/schema`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getObservabilitySchema(
  client: Client,
  input?: GetObservabilitySchemaInput,
  options?: CallOptions,
): ApiPromise<GetObservabilitySchemaOutput> {
  return call(client, operations.getObservabilitySchema, input, options);
}

/**
 * Describes a metric: its dimensions and aggregations.
 *
 * `GET /v2/observability/schema/{metricId}`
 *
 * @throws `ApiError` 400 (`unknown_metric`), 401, 403, 410
 */
export function getObservabilityMetricSchema(
  client: Client,
  input: GetObservabilityMetricSchemaInput,
  options?: CallOptions,
): ApiPromise<GetObservabilityMetricSchemaOutput> {
  return call(client, operations.getObservabilityMetricSchema, input, options);
}

/**
 * Turns Speed Insights on or off for a project; it is paid for while it is on.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /speed-insights/toggle`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410
 */
export function toggleSpeedInsights(
  client: Client,
  input: ToggleSpeedInsightsInput,
  options?: CallOptions,
): ApiPromise<ToggleSpeedInsightsOutput> {
  return call(client, operations.toggleSpeedInsights, input, options);
}
