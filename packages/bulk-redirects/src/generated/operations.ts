// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  DeleteRedirectsInput,
  DeleteRedirectsOutput,
  EditedRedirects,
  ListRedirectVersionsInput,
  ListRedirectVersionsOutput,
  ListRedirectsInput,
  ListRedirectsOutput,
  Redirect,
  RestoreRedirectsInput,
  RestoreRedirectsOutput,
  StageRedirectsInput,
  UpdateRedirectInput,
  UpdateRedirectVersionInput,
  UpdateRedirectVersionOutput,
} from "./types.ts";

/**
 * Lists the redirects of a project.
 *
 * `GET /v1/bulk-redirects`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listRedirects(
  client: Client,
  input: ListRedirectsInput,
  options?: CallOptions,
): PagedPromise<ListRedirectsOutput, Redirect> {
  return list(client, operations.listRedirects, input, options);
}

/**
 * Stages a new version of a project's redirects, which is served once it is promoted.
 *
 * `PUT /v1/bulk-redirects`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function stageRedirects(
  client: Client,
  input: StageRedirectsInput,
  options?: CallOptions,
): ApiPromise<EditedRedirects> {
  return call(client, operations.stageRedirects, input, options);
}

/**
 * Changes one redirect in a new version, which is served once it is promoted.
 *
 * `PATCH /v1/bulk-redirects`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function updateRedirect(
  client: Client,
  input: UpdateRedirectInput,
  options?: CallOptions,
): ApiPromise<EditedRedirects> {
  return call(client, operations.updateRedirect, input, options);
}

/**
 * Deletes redirects in a new version, which is served once it is promoted.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/bulk-redirects`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function deleteRedirects(
  client: Client,
  input: DeleteRedirectsInput,
  options?: CallOptions,
): ApiPromise<DeleteRedirectsOutput> {
  return call(client, operations.deleteRedirects, input, options);
}

/**
 * Restores redirects that an earlier version held.
 *
 * `POST /v1/bulk-redirects/restore`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function restoreRedirects(
  client: Client,
  input: RestoreRedirectsInput,
  options?: CallOptions,
): ApiPromise<RestoreRedirectsOutput> {
  return call(client, operations.restoreRedirects, input, options);
}

/**
 * Lists the versions of a project's redirects.
 *
 * `GET /v1/bulk-redirects/versions`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listRedirectVersions(
  client: Client,
  input: ListRedirectVersionsInput,
  options?: CallOptions,
): ApiPromise<ListRedirectVersionsOutput> {
  return call(client, operations.listRedirectVersions, input, options);
}

/**
 * Promotes, restores, discards or renames a version of the redirects; a promoted version replaces the live one.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/bulk-redirects/versions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function updateRedirectVersion(
  client: Client,
  input: UpdateRedirectVersionInput,
  options?: CallOptions,
): ApiPromise<UpdateRedirectVersionOutput> {
  return call(client, operations.updateRedirectVersion, input, options);
}
