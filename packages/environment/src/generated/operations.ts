// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateCustomEnvironmentInput,
  CreateSharedEnvsInput,
  CreateSharedEnvsOutput,
  CustomEnvironment,
  DeleteCustomEnvironmentInput,
  DeleteSharedEnvsInput,
  DeleteSharedEnvsOutput,
  GetCustomEnvironmentInput,
  GetSharedEnvInput,
  ListCustomEnvironmentsInput,
  ListCustomEnvironmentsOutput,
  ListSharedEnvsInput,
  SharedEnv,
  SharedEnvListItem,
  SharedEnvPage,
  UnlinkSharedEnvInput,
  UnlinkSharedEnvOutput,
  UpdateCustomEnvironmentInput,
  UpdateSharedEnvsInput,
  UpdateSharedEnvsOutput,
} from "./types.ts";

/**
 * Lists the shared environment variables.
 *
 * `GET /v1/env`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listSharedEnvs(
  client: Client,
  input?: ListSharedEnvsInput,
  options?: CallOptions,
): PagedPromise<SharedEnvPage, SharedEnvListItem> {
  return list(client, operations.listSharedEnvs, input, options);
}

/**
 * Creates shared environment variables.
 *
 * `POST /v1/env`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409 (`existing_key_and_target`), 410
 */
export function createSharedEnvs(
  client: Client,
  input: CreateSharedEnvsInput,
  options?: CallOptions,
): ApiPromise<CreateSharedEnvsOutput> {
  return call(client, operations.createSharedEnvs, input, options);
}

/**
 * Changes shared environment variables; a value that is replaced is lost.
 *
 * **Destructive where `updates.*.value` is given:** what it takes away may not come back.
 *
 * `PATCH /v1/env`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409 (`existing_key_and_target`), 410
 */
export function updateSharedEnvs(
  client: Client,
  input: UpdateSharedEnvsInput,
  options?: CallOptions,
): ApiPromise<UpdateSharedEnvsOutput> {
  return call(client, operations.updateSharedEnvs, input, options);
}

/**
 * Deletes shared environment variables, for every project that is linked to them.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/env`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410
 */
export function deleteSharedEnvs(
  client: Client,
  input: DeleteSharedEnvsInput,
  options?: CallOptions,
): ApiPromise<DeleteSharedEnvsOutput> {
  return call(client, operations.deleteSharedEnvs, input, options);
}

/**
 * Gets a shared environment variable with its decrypted value.
 *
 * `GET /v1/env/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getSharedEnv(
  client: Client,
  input: GetSharedEnvInput,
  options?: CallOptions,
): ApiPromise<SharedEnv> {
  return call(client, operations.getSharedEnv, input, options);
}

/**
 * Takes a shared environment variable away from a project; the variable itself stays.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `PATCH /v1/env/{id}/unlink/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function unlinkSharedEnv(
  client: Client,
  input: UnlinkSharedEnvInput,
  options?: CallOptions,
): ApiPromise<UnlinkSharedEnvOutput> {
  return call(client, operations.unlinkSharedEnv, input, options);
}

/**
 * Lists the custom environments of a project.
 *
 * `GET /v9/projects/{idOrName}/custom-environments`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listCustomEnvironments(
  client: Client,
  input: ListCustomEnvironmentsInput,
  options?: CallOptions,
): ApiPromise<ListCustomEnvironmentsOutput> {
  return call(client, operations.listCustomEnvironments, input, options);
}

/**
 * Creates a custom environment of a project.
 *
 * `POST /v9/projects/{idOrName}/custom-environments`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410, 500
 */
export function createCustomEnvironment(
  client: Client,
  input: CreateCustomEnvironmentInput,
  options?: CallOptions,
): ApiPromise<CustomEnvironment> {
  return call(client, operations.createCustomEnvironment, input, options);
}

/**
 * Gets a custom environment of a project.
 *
 * `GET /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getCustomEnvironment(
  client: Client,
  input: GetCustomEnvironmentInput,
  options?: CallOptions,
): ApiPromise<CustomEnvironment> {
  return call(client, operations.getCustomEnvironment, input, options);
}

/**
 * Changes a custom environment of a project.
 *
 * `PATCH /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410, 500
 */
export function updateCustomEnvironment(
  client: Client,
  input: UpdateCustomEnvironmentInput,
  options?: CallOptions,
): ApiPromise<CustomEnvironment> {
  return call(client, operations.updateCustomEnvironment, input, options);
}

/**
 * Deletes a custom environment of a project and, if requested, the variables that no other environment has.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function deleteCustomEnvironment(
  client: Client,
  input: DeleteCustomEnvironmentInput,
  options?: CallOptions,
): ApiPromise<CustomEnvironment> {
  return call(client, operations.deleteCustomEnvironment, input, options);
}
