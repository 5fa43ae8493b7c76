// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CiInvocation,
  CiInvocationTree,
  CiLogSearch,
  CiRepositorySettings,
  CiTaskLogs,
  GetCiInvocationInput,
  GetCiInvocationLogsInput,
  GetCiInvocationLogsOutput,
  GetCiInvocationOutput,
  GetCiInvocationTreeInput,
  GetCiJobDefinitionInput,
  GetCiJobDefinitionOutput,
  GetCiJobRunInput,
  GetCiJobRunLogsInput,
  GetCiJobRunLogsOutput,
  GetCiJobRunOutput,
  GetCiRepositorySettingsInput,
  GetCiTaskLogsInput,
  GetCiTaskRunLogsInput,
  GetCiTaskRunLogsOutput,
  ListCiBranchesInput,
  ListCiBranchesOutput,
  ListCiInvocationAttemptsInput,
  ListCiInvocationAttemptsOutput,
  ListCiInvocationsInput,
  ListCiInvocationsOutput,
  ListCiJobDefinitionsInput,
  ListCiJobDefinitionsOutput,
  ListCiJobRunsInput,
  ListCiJobRunsOutput,
  ListCiTaskDefinitionsInput,
  ListCiTaskDefinitionsOutput,
  ListCiTaskRunsInput,
  ListCiTaskRunsOutput,
  RetryCiInvocationInput,
  RetryCiInvocationOutput,
  SearchCiLogsInput,
  UpdateCiRepositorySettingsInput,
} from "./types.ts";

/**
 * Gets the CI settings of a connected repository.
 *
 * `GET /v1/vercel-ci/repository-settings`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiRepositorySettings(
  client: Client,
  input: GetCiRepositorySettingsInput,
  options?: CallOptions,
): ApiPromise<CiRepositorySettings> {
  return call(client, operations.getCiRepositorySettings, input, options);
}

/**
 * Turns CI on or off for a connected repository.
 *
 * `PATCH /v1/vercel-ci/repository-settings`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function updateCiRepositorySettings(
  client: Client,
  input: UpdateCiRepositorySettingsInput,
  options?: CallOptions,
): ApiPromise<CiRepositorySettings> {
  return call(client, operations.updateCiRepositorySettings, input, options);
}

/**
 * Lists the invocations of the team.
 *
 * `GET /v2/vercel-ci/invocations`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiInvocations(
  client: Client,
  input?: ListCiInvocationsInput,
  options?: CallOptions,
): PagedPromise<ListCiInvocationsOutput, CiInvocation> {
  return list(client, operations.listCiInvocations, input, options);
}

/**
 * Gets an invocation with its jobs and their tasks.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/tree`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiInvocationTree(
  client: Client,
  input: GetCiInvocationTreeInput,
  options?: CallOptions,
): ApiPromise<CiInvocationTree> {
  return call(client, operations.getCiInvocationTree, input, options);
}

/**
 * Lists the attempts of an invocation.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiInvocationAttempts(
  client: Client,
  input: ListCiInvocationAttemptsInput,
  options?: CallOptions,
): ApiPromise<ListCiInvocationAttemptsOutput> {
  return call(client, operations.listCiInvocationAttempts, input, options);
}

/**
 * Gets an attempt of an invocation.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiInvocation(
  client: Client,
  input: GetCiInvocationInput,
  options?: CallOptions,
): ApiPromise<GetCiInvocationOutput> {
  return call(client, operations.getCiInvocation, input, options);
}

/**
 * Runs an invocation again whose attempt has ended.
 *
 * `POST /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/retry`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function retryCiInvocation(
  client: Client,
  input: RetryCiInvocationInput,
  options?: CallOptions,
): ApiPromise<RetryCiInvocationOutput> {
  return call(client, operations.retryCiInvocation, input, options);
}

/**
 * Gets the log lines of an attempt's setup.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/logs`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiInvocationLogs(
  client: Client,
  input: GetCiInvocationLogsInput,
  options?: CallOptions,
): ApiPromise<GetCiInvocationLogsOutput> {
  return call(client, operations.getCiInvocationLogs, input, options);
}

/**
 * Gets the log lines of an attempt's tasks.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/task-logs`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiTaskLogs(
  client: Client,
  input: GetCiTaskLogsInput,
  options?: CallOptions,
): ApiPromise<CiTaskLogs> {
  return call(client, operations.getCiTaskLogs, input, options);
}

/**
 * Lists the jobs that an attempt defines.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiJobDefinitions(
  client: Client,
  input: ListCiJobDefinitionsInput,
  options?: CallOptions,
): ApiPromise<ListCiJobDefinitionsOutput> {
  return call(client, operations.listCiJobDefinitions, input, options);
}

/**
 * Gets a job that an attempt defines.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiJobDefinition(
  client: Client,
  input: GetCiJobDefinitionInput,
  options?: CallOptions,
): ApiPromise<GetCiJobDefinitionOutput> {
  return call(client, operations.getCiJobDefinition, input, options);
}

/**
 * Lists the runs of a job.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiJobRuns(
  client: Client,
  input: ListCiJobRunsInput,
  options?: CallOptions,
): ApiPromise<ListCiJobRunsOutput> {
  return call(client, operations.listCiJobRuns, input, options);
}

/**
 * Gets a run of a job.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiJobRun(
  client: Client,
  input: GetCiJobRunInput,
  options?: CallOptions,
): ApiPromise<GetCiJobRunOutput> {
  return call(client, operations.getCiJobRun, input, options);
}

/**
 * Gets the log lines of a run of a job.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/logs`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiJobRunLogs(
  client: Client,
  input: GetCiJobRunLogsInput,
  options?: CallOptions,
): ApiPromise<GetCiJobRunLogsOutput> {
  return call(client, operations.getCiJobRunLogs, input, options);
}

/**
 * Lists the tasks that a run of a job defines.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiTaskDefinitions(
  client: Client,
  input: ListCiTaskDefinitionsInput,
  options?: CallOptions,
): ApiPromise<ListCiTaskDefinitionsOutput> {
  return call(client, operations.listCiTaskDefinitions, input, options);
}

/**
 * Lists the runs of the tasks of a job's run.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-runs`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiTaskRuns(
  client: Client,
  input: ListCiTaskRunsInput,
  options?: CallOptions,
): ApiPromise<ListCiTaskRunsOutput> {
  return call(client, operations.listCiTaskRuns, input, options);
}

/**
 * Gets the log lines of a run of a task.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions/{taskDefinitionId}/runs/{taskRunAttempt}/logs`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function getCiTaskRunLogs(
  client: Client,
  input: GetCiTaskRunLogsInput,
  options?: CallOptions,
): ApiPromise<GetCiTaskRunLogsOutput> {
  return call(client, operations.getCiTaskRunLogs, input, options);
}

/**
 * Lists branches that invocations have run for.
 *
 * `GET /v2/vercel-ci/branches`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listCiBranches(
  client: Client,
  input?: ListCiBranchesInput,
  options?: CallOptions,
): ApiPromise<ListCiBranchesOutput> {
  return call(client, operations.listCiBranches, input, options);
}

/**
 * Searches the log lines of several attempts.
 *
 * `GET /v1/vercel-ci/log-search`
 *
 * @since 2026-09-30
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function searchCiLogs(
  client: Client,
  input: SearchCiLogsInput,
  options?: CallOptions,
): ApiPromise<CiLogSearch> {
  return call(client, operations.searchCiLogs, input, options);
}
