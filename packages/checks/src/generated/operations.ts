// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateCheckInput,
  DeploymentCheck,
  GetCheckInput,
  ListChecksInput,
  ListChecksOutput,
  RerequestCheckInput,
  RerequestCheckOutput,
  UpdateCheckInput,
} from "./types.ts";

/**
 * Registers a check of a deployment that is not finished yet.
 *
 * `POST /v1/deployments/{deploymentId}/checks`
 *
 * @deprecated Use `createProjectCheck` and `createDeploymentCheckRun` of `@slipway/checks-v2`.
 * @since 2026-09-17
 * @throws `ApiError` 400 (`bad_request`), 401, 403, 404
 */
export function createCheck(
  client: Client,
  input: CreateCheckInput,
  options?: CallOptions,
): ApiPromise<DeploymentCheck> {
  return call(client, operations.createCheck, input, options);
}

/**
 * Lists the checks of a deployment.
 *
 * `GET /v1/deployments/{deploymentId}/checks`
 *
 * @deprecated Use `listDeploymentCheckRuns` of `@slipway/checks-v2`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404
 */
export function listChecks(
  client: Client,
  input: ListChecksInput,
  options?: CallOptions,
): ApiPromise<ListChecksOutput> {
  return call(client, operations.listChecks, input, options);
}

/**
 * Gets a check of a deployment.
 *
 * `GET /v1/deployments/{deploymentId}/checks/{checkId}`
 *
 * @deprecated Use `getDeploymentCheckRun` of `@slipway/checks-v2`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404
 */
export function getCheck(
  client: Client,
  input: GetCheckInput,
  options?: CallOptions,
): ApiPromise<DeploymentCheck> {
  return call(client, operations.getCheck, input, options);
}

/**
 * Reports the progress or the result of a check.
 *
 * `PATCH /v1/deployments/{deploymentId}/checks/{checkId}`
 *
 * @deprecated Use `updateDeploymentCheckRun` of `@slipway/checks-v2`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404, 413 (`request_entity_too_large` of the emulator)
 */
export function updateCheck(
  client: Client,
  input: UpdateCheckInput,
  options?: CallOptions,
): ApiPromise<DeploymentCheck> {
  return call(client, operations.updateCheck, input, options);
}

/**
 * Asks an integration for a check that has failed once more.
 *
 * `POST /v1/deployments/{deploymentId}/checks/{checkId}/rerequest`
 *
 * @deprecated Use `createDeploymentCheckRun` of `@slipway/checks-v2`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404
 */
export function rerequestCheck(
  client: Client,
  input: RerequestCheckInput,
  options?: CallOptions,
): ApiPromise<RerequestCheckOutput> {
  return call(client, operations.rerequestCheck, input, options);
}
