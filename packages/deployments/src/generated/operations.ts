// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, type ApiStream, call, type CallOptions, type Client, list, type PagedPromise, stream } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CancelDeploymentInput,
  CreateDeploymentInput,
  DeleteDeploymentInput,
  DeleteDeploymentOutput,
  Deployment,
  DeploymentEvent,
  DeploymentPage,
  DeploymentSummary,
  FollowDeploymentEventsInput,
  GetDeploymentEventsInput,
  GetDeploymentEventsOutput,
  GetDeploymentFileInput,
  GetDeploymentFileOutput,
  GetDeploymentInput,
  ListDeploymentFilesInput,
  ListDeploymentFilesOutput,
  ListDeploymentsInput,
  UpdateDeploymentIntegrationActionInput,
  UpdateDeploymentIntegrationActionOutput,
  UploadDeploymentFileInput,
  UploadDeploymentFileOutput,
} from "./types.ts";

/**
 * Gets the build log and the state changes of a deployment.
 *
 * `GET /v3/deployments/{idOrUrl}/events`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 * @example
 * const answer = await getDeploymentEvents(client, { idOrUrl: "site-acme.vercel.app", limit: -1 });
 */
export function getDeploymentEvents(
  client: Client,
  input: GetDeploymentEventsInput,
  options?: CallOptions,
): ApiPromise<GetDeploymentEventsOutput> {
  return call(client, operations.getDeploymentEvents, input, options);
}

/**
 * Follows the build log and the state changes of a deployment until it ends.
 *
 * `GET /v3/deployments/{idOrUrl}/events`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 * @example
 * for await (const record of followDeploymentEvents(client, { idOrUrl: "site-acme.vercel.app" })) console.log(record);
 */
export function followDeploymentEvents(
  client: Client,
  input: FollowDeploymentEventsInput,
  options?: CallOptions,
): ApiStream<DeploymentEvent> {
  return stream(client, operations.followDeploymentEvents, input, options);
}

/**
 * Reports the outcome of an integration's action on a deployment.
 *
 * `PATCH /v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function updateDeploymentIntegrationAction(
  client: Client,
  input: UpdateDeploymentIntegrationActionInput,
  options?: CallOptions,
): ApiPromise<UpdateDeploymentIntegrationActionOutput> {
  return call(client, operations.updateDeploymentIntegrationAction, input, options);
}

/**
 * Finds a deployment by its ID or its URL.
 *
 * `GET /v13/deployments/{idOrUrl}`
 *
 * @throws `ApiError` 400, 403, 404, 410, 429
 * @example
 * const deployment = await getDeployment(client, { idOrUrl: "site-acme.vercel.app" });
 */
export function getDeployment(
  client: Client,
  input: GetDeploymentInput,
  options?: CallOptions,
): ApiPromise<Deployment> {
  return call(client, operations.getDeployment, input, options);
}

/**
 * Creates a deployment from files, from a Git commit or from an earlier deployment.
 *
 * `POST /v13/deployments`
 *
 * @throws `ApiError` 400 (`invalid_alias`, `domain_not_verified`, `bad_request`, `missing_files`, `conflicting_file_path`, `conflicting_path_segment`, `missing_project_settings`, `too_many_files`, `too_many_projects`),
 *   401, 402, 403, 404, 409 (`conflict`), 410, 426, 429 (`builds_rate_limited`), 500, 503
 * @example
 * const deployment = await createDeployment(client, {
 *   name: "site",
 *   target: "production",
 *   gitSource: { type: "github", org: "acme", repo: "site", ref: "main" },
 * });
 */
export function createDeployment(
  client: Client,
  input: CreateDeploymentInput,
  options?: CallOptions,
): ApiPromise<Deployment> {
  return call(client, operations.createDeployment, input, options);
}

/**
 * Cancels a deployment that is still building.
 *
 * `PATCH /v12/deployments/{id}/cancel`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const deployment = await cancelDeployment(client, { id: "dpl_89qyp1cskzkLrVicDaZoDbjyHuDJ" });
 */
export function cancelDeployment(
  client: Client,
  input: CancelDeploymentInput,
  options?: CallOptions,
): ApiPromise<Deployment> {
  return call(client, operations.cancelDeployment, input, options);
}

/**
 * Uploads one file of a deployment, addressed by its SHA-1.
 *
 * `POST /v2/files`
 *
 * @throws `ApiError` 400, 401, 403, 410, 426
 */
export function uploadDeploymentFile(
  client: Client,
  input?: UploadDeploymentFileInput,
  options?: CallOptions,
): ApiPromise<UploadDeploymentFileOutput> {
  return call(client, operations.uploadDeploymentFile, input, options);
}

/**
 * Lists the files of a deployment as a tree.
 *
 * `GET /v6/deployments/{id}/files`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const answer = await listDeploymentFiles(client, { id: "dpl_5WJWYSyB7BpgTj3EuwF37WMRBXBtPQ" });
 */
export function listDeploymentFiles(
  client: Client,
  input: ListDeploymentFilesInput,
  options?: CallOptions,
): ApiPromise<ListDeploymentFilesOutput> {
  return call(client, operations.listDeploymentFiles, input, options);
}

/**
 * Gets the content of one file of a deployment.
 *
 * `GET /v8/deployments/{id}/files/{fileId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getDeploymentFile(
  client: Client,
  input: GetDeploymentFileInput,
  options?: CallOptions,
): ApiPromise<GetDeploymentFileOutput> {
  return call(client, operations.getDeploymentFile, input, options);
}

/**
 * Lists deployments, newest first.
 *
 * `GET /v7/deployments`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422
 * @example
 * for await (const deployment of listDeployments(client, { target: "production", state: "READY", limit: 10 })) console.log(deployment);
 */
export function listDeployments(
  client: Client,
  input?: ListDeploymentsInput,
  options?: CallOptions,
): PagedPromise<DeploymentPage, DeploymentSummary> {
  return list(client, operations.listDeployments, input, options);
}

/**
 * Deletes a deployment by its ID or its URL.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v13/deployments/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const answer = await deleteDeployment(client, { id: "dpl_89qyp1cskzkLrVicDaZoDbjyHuDJ" });
 */
export function deleteDeployment(
  client: Client,
  input: DeleteDeploymentInput,
  options?: CallOptions,
): ApiPromise<DeleteDeploymentOutput> {
  return call(client, operations.deleteDeployment, input, options);
}
