// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AddProjectRouteInput,
  AddProjectRouteOutput,
  DeleteProjectRoutesInput,
  DeleteProjectRoutesOutput,
  GenerateProjectRouteInput,
  GeneratedProjectRouteAnswer,
  ListProjectRouteVersionsInput,
  ListProjectRouteVersionsOutput,
  ListProjectRoutesInput,
  ListProjectRoutesOutput,
  StageProjectRoutesInput,
  StageProjectRoutesOutput,
  UpdateProjectRouteInput,
  UpdateProjectRouteOutput,
  UpdateProjectRouteVersionInput,
  UpdateProjectRouteVersionOutput,
} from "./types.ts";

/**
 * Lists the routing rules of a project.
 *
 * `GET /v1/projects/{projectId}/routes`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listProjectRoutes(
  client: Client,
  input: ListProjectRoutesInput,
  options?: CallOptions,
): ApiPromise<ListProjectRoutesOutput> {
  return call(client, operations.listProjectRoutes, input, options);
}

/**
 * Adds a routing rule in a new version.
 *
 * `POST /v1/projects/{projectId}/routes`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410, 500
 */
export function addProjectRoute(
  client: Client,
  input: AddProjectRouteInput,
  options?: CallOptions,
): ApiPromise<AddProjectRouteOutput> {
  return call(client, operations.addProjectRoute, input, options);
}

/**
 * Stages a new version of a project's routing rules.
 *
 * `PUT /v1/projects/{projectId}/routes`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410, 500
 */
export function stageProjectRoutes(
  client: Client,
  input: StageProjectRoutesInput,
  options?: CallOptions,
): ApiPromise<StageProjectRoutesOutput> {
  return call(client, operations.stageProjectRoutes, input, options);
}

/**
 * Deletes routing rules in a new version.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{projectId}/routes`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 500
 */
export function deleteProjectRoutes(
  client: Client,
  input: DeleteProjectRoutesInput,
  options?: CallOptions,
): ApiPromise<DeleteProjectRoutesOutput> {
  return call(client, operations.deleteProjectRoutes, input, options);
}

/**
 * Changes a routing rule in a new version.
 *
 * `PATCH /v1/projects/{projectId}/routes/{routeId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 500
 */
export function updateProjectRoute(
  client: Client,
  input: UpdateProjectRouteInput,
  options?: CallOptions,
): ApiPromise<UpdateProjectRouteOutput> {
  return call(client, operations.updateProjectRoute, input, options);
}

/**
 * Writes a routing rule from a description, without saving it.
 *
 * `POST /v1/projects/{projectId}/routes/generate`
 *
 * @throws `ApiError` 400, 401, 403, 408, 410, 500
 */
export function generateProjectRoute(
  client: Client,
  input: GenerateProjectRouteInput,
  options?: CallOptions,
): ApiPromise<GeneratedProjectRouteAnswer> {
  return call(client, operations.generateProjectRoute, input, options);
}

/**
 * Lists the versions of a project's routing rules.
 *
 * `GET /v1/projects/{projectId}/routes/versions`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listProjectRouteVersions(
  client: Client,
  input: ListProjectRouteVersionsInput,
  options?: CallOptions,
): ApiPromise<ListProjectRouteVersionsOutput> {
  return call(client, operations.listProjectRouteVersions, input, options);
}

/**
 * Promotes a version of the routing rules, returns to it, or discards it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `POST /v1/projects/{projectId}/routes/versions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 500
 */
export function updateProjectRouteVersion(
  client: Client,
  input: UpdateProjectRouteVersionInput,
  options?: CallOptions,
): ApiPromise<UpdateProjectRouteVersionOutput> {
  return call(client, operations.updateProjectRouteVersion, input, options);
}
