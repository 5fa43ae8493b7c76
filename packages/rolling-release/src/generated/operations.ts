// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  ApproveRollingReleaseStageInput,
  ApproveRollingReleaseStageOutput,
  CompleteRollingReleaseInput,
  CompleteRollingReleaseOutput,
  DeleteRollingReleaseConfigInput,
  DeleteRollingReleaseConfigOutput,
  GetRollingReleaseBillingStatusInput,
  GetRollingReleaseBillingStatusOutput,
  GetRollingReleaseConfigInput,
  GetRollingReleaseConfigOutput,
  GetRollingReleaseInput,
  GetRollingReleaseOutput,
  StartRollingReleaseInput,
  StartRollingReleaseOutput,
  UpdateRollingReleaseConfigInput,
  UpdateRollingReleaseConfigOutput,
} from "./types.ts";

/**
 * Says whether the plan allows rolling releases.
 *
 * `GET /v1/projects/{idOrName}/rolling-release/billing`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getRollingReleaseBillingStatus(
  client: Client,
  input: GetRollingReleaseBillingStatusInput,
  options?: CallOptions,
): ApiPromise<GetRollingReleaseBillingStatusOutput> {
  return call(client, operations.getRollingReleaseBillingStatus, input, options);
}

/**
 * Gets how a project rolls out its releases.
 *
 * `GET /v1/projects/{idOrName}/rolling-release/config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getRollingReleaseConfig(
  client: Client,
  input: GetRollingReleaseConfigInput,
  options?: CallOptions,
): ApiPromise<GetRollingReleaseConfigOutput> {
  return call(client, operations.getRollingReleaseConfig, input, options);
}

/**
 * Changes how a project rolls out its releases.
 *
 * `PATCH /v1/projects/{idOrName}/rolling-release/config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateRollingReleaseConfig(
  client: Client,
  input: UpdateRollingReleaseConfigInput,
  options?: CallOptions,
): ApiPromise<UpdateRollingReleaseConfigOutput> {
  return call(client, operations.updateRollingReleaseConfig, input, options);
}

/**
 * Turns rolling releases of a project off.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{idOrName}/rolling-release/config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteRollingReleaseConfig(
  client: Client,
  input: DeleteRollingReleaseConfigInput,
  options?: CallOptions,
): ApiPromise<DeleteRollingReleaseConfigOutput> {
  return call(client, operations.deleteRollingReleaseConfig, input, options);
}

/**
 * Gets the current rolling release of a project.
 *
 * `GET /v1/projects/{idOrName}/rolling-release`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getRollingRelease(
  client: Client,
  input: GetRollingReleaseInput,
  options?: CallOptions,
): ApiPromise<GetRollingReleaseOutput> {
  return call(client, operations.getRollingRelease, input, options);
}

/**
 * Approves the next stage of a rolling release.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/approve-stage`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function approveRollingReleaseStage(
  client: Client,
  input: ApproveRollingReleaseStageInput,
  options?: CallOptions,
): ApiPromise<ApproveRollingReleaseStageOutput> {
  return call(client, operations.approveRollingReleaseStage, input, options);
}

/**
 * Starts the rolling release of a deployment.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/start`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409 (`conflict` of the emulator), 410, 422
 */
export function startRollingRelease(
  client: Client,
  input: StartRollingReleaseInput,
  options?: CallOptions,
): ApiPromise<StartRollingReleaseOutput> {
  return call(client, operations.startRollingRelease, input, options);
}

/**
 * Gives a rolling release all traffic.
 *
 * `POST /v1/projects/{idOrName}/rolling-release/complete`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function completeRollingRelease(
  client: Client,
  input: CompleteRollingReleaseInput,
  options?: CallOptions,
): ApiPromise<CompleteRollingReleaseOutput> {
  return call(client, operations.completeRollingRelease, input, options);
}
