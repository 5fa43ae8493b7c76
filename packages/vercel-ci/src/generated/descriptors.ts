// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Gets the CI settings of a connected repository.
 *
 * `GET /v1/vercel-ci/repository-settings`
 */
export const getCiRepositorySettings: Operation = { route: "GET /v1/vercel-ci/repository-settings", group: "vercel-ci", team: true };

/**
 * Turns CI on or off for a connected repository.
 *
 * `PATCH /v1/vercel-ci/repository-settings`
 */
export const updateCiRepositorySettings: Operation = {
  route: "PATCH /v1/vercel-ci/repository-settings", group: "vercel-ci", query: ["provider", "organizationId", "repository"], team: true, safe: true,
};

/**
 * Lists the invocations of the team.
 *
 * `GET /v2/vercel-ci/invocations`
 */
export const listCiInvocations: ListOperation = {
  route: "GET /v2/vercel-ci/invocations", group: "vercel-ci", team: true, items: "invocations", next: "pagination.nextCursor", send: "cursor",
};

/**
 * Gets an invocation with its jobs and their tasks.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/tree`
 */
export const getCiInvocationTree: Operation = { route: "GET /v1/vercel-ci/invocations/{invocationId}/tree", group: "vercel-ci", team: true };

/**
 * Lists the attempts of an invocation.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts`
 */
export const listCiInvocationAttempts: Operation = { route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts", group: "vercel-ci", team: true };

/**
 * Gets an attempt of an invocation.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}`
 */
export const getCiInvocation: Operation = { route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}", group: "vercel-ci", team: true };

/**
 * Runs an invocation again whose attempt has ended.
 *
 * `POST /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/retry`
 */
export const retryCiInvocation: Operation = { route: "POST /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/retry", group: "vercel-ci", team: true };

/**
 * Gets the log lines of an attempt's setup.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/logs`
 */
export const getCiInvocationLogs: Operation = { route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/logs", group: "vercel-ci", team: true };

/**
 * Gets the log lines of an attempt's tasks.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/task-logs`
 */
export const getCiTaskLogs: Operation = { route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/task-logs", group: "vercel-ci", team: true };

/**
 * Lists the jobs that an attempt defines.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions`
 */
export const listCiJobDefinitions: Operation = { route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions", group: "vercel-ci", team: true };

/**
 * Gets a job that an attempt defines.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}`
 */
export const getCiJobDefinition: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}", group: "vercel-ci", team: true,
};

/**
 * Lists the runs of a job.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs`
 */
export const listCiJobRuns: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs", group: "vercel-ci", team: true,
};

/**
 * Gets a run of a job.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}`
 */
export const getCiJobRun: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}", group: "vercel-ci", team: true,
};

/**
 * Gets the log lines of a run of a job.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/logs`
 */
export const getCiJobRunLogs: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/logs", group: "vercel-ci",
  team: true,
};

/**
 * Lists the tasks that a run of a job defines.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions`
 */
export const listCiTaskDefinitions: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions",
  group: "vercel-ci", team: true,
};

/**
 * Lists the runs of the tasks of a job's run.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-runs`
 */
export const listCiTaskRuns: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-runs", group: "vercel-ci",
  team: true,
};

/**
 * Gets the log lines of a run of a task.
 *
 * `GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions/{taskDefinitionId}/runs/{taskRunAttempt}/logs`
 */
export const getCiTaskRunLogs: Operation = {
  route: "GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions/{taskDefinitionId}/runs/{taskRunAttempt}/logs",
  group: "vercel-ci", team: true,
};

/**
 * Lists branches that invocations have run for.
 *
 * `GET /v2/vercel-ci/branches`
 */
export const listCiBranches: Operation = { route: "GET /v2/vercel-ci/branches", group: "vercel-ci", team: true };

/**
 * Searches the log lines of several attempts.
 *
 * `GET /v1/vercel-ci/log-search`
 */
export const searchCiLogs: Operation = { route: "GET /v1/vercel-ci/log-search", group: "vercel-ci", team: true };
