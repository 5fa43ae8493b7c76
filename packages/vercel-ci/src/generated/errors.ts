// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiError, isApiError } from "@slipway/core/call";
import type {
  GetCiInvocationError,
  GetCiInvocationLogsError,
  GetCiInvocationTreeError,
  GetCiJobDefinitionError,
  GetCiJobRunError,
  GetCiJobRunLogsError,
  GetCiRepositorySettingsError,
  GetCiTaskLogsError,
  GetCiTaskRunLogsError,
  ListCiBranchesError,
  ListCiInvocationAttemptsError,
  ListCiInvocationsError,
  ListCiJobDefinitionsError,
  ListCiJobRunsError,
  ListCiTaskDefinitionsError,
  ListCiTaskRunsError,
  RetryCiInvocationError,
  SearchCiLogsError,
  UpdateCiRepositorySettingsError,
} from "./types.ts";

/** What is known of the errors of each operation: the status, and the body that comes with it. */
export interface OperationErrors {
  getCiRepositorySettings: GetCiRepositorySettingsError;
  updateCiRepositorySettings: UpdateCiRepositorySettingsError;
  listCiInvocations: ListCiInvocationsError;
  getCiInvocationTree: GetCiInvocationTreeError;
  listCiInvocationAttempts: ListCiInvocationAttemptsError;
  getCiInvocation: GetCiInvocationError;
  retryCiInvocation: RetryCiInvocationError;
  getCiInvocationLogs: GetCiInvocationLogsError;
  getCiTaskLogs: GetCiTaskLogsError;
  listCiJobDefinitions: ListCiJobDefinitionsError;
  getCiJobDefinition: GetCiJobDefinitionError;
  listCiJobRuns: ListCiJobRunsError;
  getCiJobRun: GetCiJobRunError;
  getCiJobRunLogs: GetCiJobRunLogsError;
  listCiTaskDefinitions: ListCiTaskDefinitionsError;
  listCiTaskRuns: ListCiTaskRunsError;
  getCiTaskRunLogs: GetCiTaskRunLogsError;
  listCiBranches: ListCiBranchesError;
  searchCiLogs: SearchCiLogsError;
}

// The route, and the statuses whose body is known.
const known: Readonly<Record<keyof OperationErrors, readonly [route: string, ...statuses: number[]]>> = {
  getCiRepositorySettings: ["GET /v1/vercel-ci/repository-settings", 429],
  updateCiRepositorySettings: ["PATCH /v1/vercel-ci/repository-settings", 429],
  listCiInvocations: ["GET /v2/vercel-ci/invocations", 429],
  getCiInvocationTree: ["GET /v1/vercel-ci/invocations/{invocationId}/tree", 429],
  listCiInvocationAttempts: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts", 429],
  getCiInvocation: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}", 429],
  retryCiInvocation: ["POST /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/retry", 429],
  getCiInvocationLogs: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/logs", 429],
  getCiTaskLogs: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/task-logs", 429],
  listCiJobDefinitions: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions", 429],
  getCiJobDefinition: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}", 429],
  listCiJobRuns: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs", 429],
  getCiJobRun: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}", 429],
  getCiJobRunLogs: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/logs", 429],
  listCiTaskDefinitions: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions", 429],
  listCiTaskRuns: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-runs", 429],
  getCiTaskRunLogs: ["GET /v1/vercel-ci/invocations/{invocationId}/attempts/{attempt}/job-definitions/{jobDefinitionId}/runs/{runAttempt}/task-definitions/{taskDefinitionId}/runs/{taskRunAttempt}/logs", 429],
  listCiBranches: ["GET /v2/vercel-ci/branches", 429],
  searchCiLogs: ["GET /v1/vercel-ci/log-search", 429],
};

/**
 * Tells whether a caught value is an error of an operation whose body is known, and narrows to it.
 *
 * @example
 * if (isErrorOf("getCiRepositorySettings", error)) console.log(error.status, error.body);
 */
export function isErrorOf<Name extends keyof OperationErrors>(
  operation: Name,
  error: unknown,
): error is ApiError & OperationErrors[Name] {
  const [route, ...statuses] = known[operation];
  if (!isApiError(error) || error.route !== route || !statuses.includes(error.status)) return false;
  // A proxy may answer with a page of its own, and to HEAD nothing is answered.
  return Object(error.body) === error.body || route.startsWith("HEAD ");
}
