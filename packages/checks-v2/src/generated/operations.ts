// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  Check,
  CheckRun,
  CreateDeploymentCheckRunInput,
  CreateProjectCheckInput,
  DeleteProjectCheckInput,
  DeleteProjectCheckOutput,
  GetDeploymentCheckRunInput,
  GetProjectCheckInput,
  ListCheckRunsInput,
  ListCheckRunsOutput,
  ListDeploymentCheckRunsInput,
  ListDeploymentCheckRunsOutput,
  ListProjectChecksInput,
  ListProjectChecksOutput,
  UpdateDeploymentCheckRunInput,
  UpdateProjectCheckInput,
} from "./types.ts";

/**
 * Lists the checks of a project.
 *
 * `GET /v2/projects/{projectIdOrName}/checks`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listProjectChecks(
  client: Client,
  input: ListProjectChecksInput,
  options?: CallOptions,
): ApiPromise<ListProjectChecksOutput> {
  return call(client, operations.listProjectChecks, input, options);
}

/**
 * Creates a check that the deployments of a project have to pass.
 *
 * `POST /v2/projects/{projectIdOrName}/checks`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function createProjectCheck(
  client: Client,
  input: CreateProjectCheckInput,
  options?: CallOptions,
): ApiPromise<Check> {
  return call(client, operations.createProjectCheck, input, options);
}

/**
 * Gets a check of a project.
 *
 * `GET /v2/projects/{projectIdOrName}/checks/{checkId}`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function getProjectCheck(
  client: Client,
  input: GetProjectCheckInput,
  options?: CallOptions,
): ApiPromise<Check> {
  return call(client, operations.getProjectCheck, input, options);
}

/**
 * Changes a check of a project.
 *
 * `PATCH /v2/projects/{projectIdOrName}/checks/{checkId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function updateProjectCheck(
  client: Client,
  input: UpdateProjectCheckInput,
  options?: CallOptions,
): ApiPromise<Check> {
  return call(client, operations.updateProjectCheck, input, options);
}

/**
 * Deletes a check of a project; deployments no longer have to pass it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v2/projects/{projectIdOrName}/checks/{checkId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function deleteProjectCheck(
  client: Client,
  input: DeleteProjectCheckInput,
  options?: CallOptions,
): ApiPromise<DeleteProjectCheckOutput> {
  return call(client, operations.deleteProjectCheck, input, options);
}

/**
 * Lists the runs of a check.
 *
 * `GET /v2/projects/{projectIdOrName}/checks/{checkId}/runs`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listCheckRuns(
  client: Client,
  input: ListCheckRunsInput,
  options?: CallOptions,
): ApiPromise<ListCheckRunsOutput> {
  return call(client, operations.listCheckRuns, input, options);
}

/**
 * Lists the check runs of a deployment.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listDeploymentCheckRuns(
  client: Client,
  input: ListDeploymentCheckRunsInput,
  options?: CallOptions,
): ApiPromise<ListDeploymentCheckRunsOutput> {
  return call(client, operations.listDeploymentCheckRuns, input, options);
}

/**
 * Starts a check run of a deployment.
 *
 * `POST /v2/deployments/{deploymentId}/check-runs`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function createDeploymentCheckRun(
  client: Client,
  input: CreateDeploymentCheckRunInput,
  options?: CallOptions,
): ApiPromise<CheckRun> {
  return call(client, operations.createDeploymentCheckRun, input, options);
}

/**
 * Gets a check run of a deployment.
 *
 * `GET /v2/deployments/{deploymentId}/check-runs/{checkRunId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function getDeploymentCheckRun(
  client: Client,
  input: GetDeploymentCheckRunInput,
  options?: CallOptions,
): ApiPromise<CheckRun> {
  return call(client, operations.getDeploymentCheckRun, input, options);
}

/**
 * Reports the progress or the result of a check run.
 *
 * `PATCH /v2/deployments/{deploymentId}/check-runs/{checkRunId}`
 *
 * @throws `ApiError` 400, 401, 403, 410, 413 (`request_entity_too_large` of the emulator), 500
 */
export function updateDeploymentCheckRun(
  client: Client,
  input: UpdateDeploymentCheckRunInput,
  options?: CallOptions,
): ApiPromise<CheckRun> {
  return call(client, operations.updateDeploymentCheckRun, input, options);
}
