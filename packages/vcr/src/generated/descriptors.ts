// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the repositories of a project.
 *
 * `GET /v1/vcr/repository`
 */
export const listRepositories: ListOperation = { route: "GET /v1/vcr/repository", group: "vcr", team: true, items: "repositories", next: "nextCursor", send: "cursor" };

/**
 * Creates a repository.
 *
 * `POST /v1/vcr/repository`
 */
export const createRepository: Operation = { route: "POST /v1/vcr/repository", group: "vcr", team: true };

/**
 * Finds a repository by its ID or its name.
 *
 * `GET /v1/vcr/repository/{idOrName}`
 */
export const getRepository: Operation = { route: "GET /v1/vcr/repository/{idOrName}", group: "vcr", team: true };

/**
 * Deletes a repository with its images.
 *
 * `DELETE /v1/vcr/repository/{idOrName}`
 */
export const deleteRepository: Operation = { route: "DELETE /v1/vcr/repository/{idOrName}", group: "vcr", team: true };

/**
 * Lists the images of a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/images`
 */
export const listRepositoryImages: ListOperation = { route: "GET /v1/vcr/repository/{idOrName}/images", group: "vcr", team: true, items: "images", next: "nextCursor", send: "cursor" };

/**
 * Lists the teams that may pull from a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/permissions`
 */
export const listRepositoryPermissions: ListOperation = {
  route: "GET /v1/vcr/repository/{idOrName}/permissions", group: "vcr", team: true, items: "permissions", next: "nextCursor", send: "cursor",
};

/**
 * Lets a team pull from a repository.
 *
 * `POST /v1/vcr/repository/{idOrName}/permissions`
 */
export const addRepositoryPermission: Operation = {
  route: "POST /v1/vcr/repository/{idOrName}/permissions", group: "vcr", query: ["projectId"], body: { teamId: "teamId" }, optional: true, team: true,
};

/**
 * Forbids a team to pull from a repository.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/permissions`
 */
export const removeRepositoryPermission: Operation = {
  route: "DELETE /v1/vcr/repository/{idOrName}/permissions", group: "vcr", query: ["projectId"], body: { teamId: "teamId" }, optional: true, team: true,
};

/**
 * Forbids all other teams to pull from a repository.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/permissions/all`
 */
export const clearRepositoryPermissions: Operation = { route: "DELETE /v1/vcr/repository/{idOrName}/permissions/all", group: "vcr", team: true };

/**
 * Lists the tags of a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/tags`
 */
export const listRepositoryTags: ListOperation = { route: "GET /v1/vcr/repository/{idOrName}/tags", group: "vcr", team: true, items: "tags", next: "nextCursor", send: "cursor" };

/**
 * Gets a tag of a repository.
 *
 * `GET /v1/vcr/repository/{idOrName}/tags/{tag}`
 */
export const getRepositoryTag: Operation = { route: "GET /v1/vcr/repository/{idOrName}/tags/{tag}", group: "vcr", team: true };

/**
 * Gets an image of a repository by its ID or its digest.
 *
 * `GET /v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}`
 */
export const getRepositoryImage: Operation = { route: "GET /v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}", group: "vcr", team: true };

/**
 * Deletes an image of a repository, which can no longer be pulled.
 *
 * `DELETE /v1/vcr/repository/{idOrName}/images/{imageId}`
 */
export const deleteRepositoryImage: Operation = { route: "DELETE /v1/vcr/repository/{idOrName}/images/{imageId}", group: "vcr", team: true };
