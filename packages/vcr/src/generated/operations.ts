// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AddRepositoryPermissionInput,
  AddRepositoryPermissionOutput,
  ClearRepositoryPermissionsInput,
  ClearRepositoryPermissionsOutput,
  CreateRepositoryInput,
  CreateRepositoryOutput,
  DeleteRepositoryImageInput,
  DeleteRepositoryImageOutput,
  DeleteRepositoryInput,
  DeleteRepositoryOutput,
  GetRepositoryImageInput,
  GetRepositoryImageOutput,
  GetRepositoryInput,
  GetRepositoryOutput,
  GetRepositoryTagInput,
  GetRepositoryTagOutput,
  ImageRepository,
  ListRepositoriesInput,
  ListRepositoryImagesInput,
  ListRepositoryPermissionsInput,
  ListRepositoryTagsInput,
  RemoveRepositoryPermissionInput,
  RemoveRepositoryPermissionOutput,
  RepositoryImage,
  RepositoryImagePage,
  RepositoryPage,
  RepositoryPermission,
  RepositoryPermissionPage,
  RepositoryTag,
  RepositoryTagPage,
} from "./types.ts";

/**
 * Lists the repositories of a project.
 *
 * `GET /v1/vcr/repository`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listRepositories(
  client: Client,
  input: ListRepositoriesInput,
  options?: CallOptions,
): PagedPromise<RepositoryPage, ImageRepository> {
  return list(client, operations.listRepositories, input, options);
}

/**
 * Creates a repository.
 *
 * `POST /v1/vcr/repository`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function createRepository(
  client: Client,
  input: CreateRepositoryInput,
  options?: CallOptions,
): ApiPromise<CreateRepositoryOutput> {
  return call(client, operations.createRepository, input, options);
}

/**
 * Finds a repository by its ID or its name.
 *
 * `GET /v1/vcr/repository/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getRepository(
  client: Client,
  input: GetRepositoryInput,
  options?: CallOptions,
): ApiPromise<GetRepositoryOutput> {
  return call(client, operations.getRepository, input, options);
}

/**
 * Deletes a repository with its images.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/vcr/repository/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteRepository(
  client: Client,
  input: DeleteRepositoryInput,
  options?: CallOptions,
): ApiPromise<DeleteRepositoryOutput> {
  return call(client, operations.deleteRepository, input, options);
}

/**
 * Lists the images of a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/images`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listRepositoryImages(
  client: Client,
  input: ListRepositoryImagesInput,
  options?: CallOptions,
): PagedPromise<RepositoryImagePage, RepositoryImage> {
  return list(client, operations.listRepositoryImages, input, options);
}

/**
 * Lists the teams that may pull from a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/permissions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listRepositoryPermissions(
  client: Client,
  input: ListRepositoryPermissionsInput,
  options?: CallOptions,
): PagedPromise<RepositoryPermissionPage, RepositoryPermission> {
  return list(client, operations.listRepositoryPermissions, input, options);
}

/**
 * Lets a team pull from a repository.
 *
 * `POST /v1/vcr/repository/{idOrName}/permissions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function addRepositoryPermission(
  client: Client,
  input: AddRepositoryPermissionInput,
  options?: CallOptions,
): ApiPromise<AddRepositoryPermissionOutput> {
  return call(client, operations.addRepositoryPermission, input, options);
}

/**
 * Forbids a team to pull from a repository.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/permissions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function removeRepositoryPermission(
  client: Client,
  input: RemoveRepositoryPermissionInput,
  options?: CallOptions,
): ApiPromise<RemoveRepositoryPermissionOutput> {
  return call(client, operations.removeRepositoryPermission, input, options);
}

/**
 * Forbids all other teams to pull from a repository.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/permissions/all`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function clearRepositoryPermissions(
  client: Client,
  input: ClearRepositoryPermissionsInput,
  options?: CallOptions,
): ApiPromise<ClearRepositoryPermissionsOutput> {
  return call(client, operations.clearRepositoryPermissions, input, options);
}

/**
 * Lists the tags of a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/tags`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listRepositoryTags(
  client: Client,
  input: ListRepositoryTagsInput,
  options?: CallOptions,
): PagedPromise<RepositoryTagPage, RepositoryTag> {
  return list(client, operations.listRepositoryTags, input, options);
}

/**
 * Gets a tag of a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/tags/{tag}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getRepositoryTag(
  client: Client,
  input: GetRepositoryTagInput,
  options?: CallOptions,
): ApiPromise<GetRepositoryTagOutput> {
  return call(client, operations.getRepositoryTag, input, options);
}

/**
 * Gets an image of a repository by its ID or its digest.
 *
 * `GET /v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getRepositoryImage(
  client: Client,
  input: GetRepositoryImageInput,
  options?: CallOptions,
): ApiPromise<GetRepositoryImageOutput> {
  return call(client, operations.getRepositoryImage, input, options);
}

/**
 * Deletes an image of a repository, which can no longer be pulled.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/images/{imageId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteRepositoryImage(
  client: Client,
  input: DeleteRepositoryImageInput,
  options?: CallOptions,
): ApiPromise<DeleteRepositoryImageOutput> {
  return call(client, operations.deleteRepositoryImage, input, options);
}
