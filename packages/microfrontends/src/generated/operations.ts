// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateMicrofrontendsGroupInput,
  CreateMicrofrontendsGroupOutput,
  GetMicrofrontendsConfigInput,
  GetProjectMicrofrontendsConfigInput,
  ListMicrofrontendsGroupProjectsInput,
  ListMicrofrontendsGroupProjectsOutput,
  ListMicrofrontendsGroupsInput,
  ListMicrofrontendsGroupsOutput,
  MicrofrontendsConfigAnswer,
} from "./types.ts";

/**
 * Lists the microfrontends groups of the team.
 *
 * `GET /v1/microfrontends/groups`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function listMicrofrontendsGroups(
  client: Client,
  input?: ListMicrofrontendsGroupsInput,
  options?: CallOptions,
): ApiPromise<ListMicrofrontendsGroupsOutput> {
  return call(client, operations.listMicrofrontendsGroups, input, options);
}

/**
 * Lists the projects of a microfrontends group.
 *
 * `GET /v1/microfrontends/groups/{groupId}/projects`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listMicrofrontendsGroupProjects(
  client: Client,
  input: ListMicrofrontendsGroupProjectsInput,
  options?: CallOptions,
): ApiPromise<ListMicrofrontendsGroupProjectsOutput> {
  return call(client, operations.listMicrofrontendsGroupProjects, input, options);
}

/**
 * Gets the microfrontends config of a deployment.
 *
 * `GET /v1/microfrontends/{deploymentId}/config`
 *
 * @throws `ApiError` 400, 401, 403, 404 (`microfrontends_not_enabled`), 410, 500
 */
export function getMicrofrontendsConfig(
  client: Client,
  input: GetMicrofrontendsConfigInput,
  options?: CallOptions,
): ApiPromise<MicrofrontendsConfigAnswer> {
  return call(client, operations.getMicrofrontendsConfig, input, options);
}

/**
 * Gets the microfrontends config of a project's production deployment.
 *
 * `GET /v1/microfrontends/projects/{projectIdOrName}/production-mfe-config`
 *
 * @throws `ApiError` 400, 401, 403, 404 (`microfrontends_not_enabled`), 410, 500
 */
export function getProjectMicrofrontendsConfig(
  client: Client,
  input: GetProjectMicrofrontendsConfigInput,
  options?: CallOptions,
): ApiPromise<MicrofrontendsConfigAnswer> {
  return call(client, operations.getProjectMicrofrontendsConfig, input, options);
}

/**
 * Creates a microfrontends group with its projects.
 *
 * `POST /v1/microfrontends/group`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function createMicrofrontendsGroup(
  client: Client,
  input: CreateMicrofrontendsGroupInput,
  options?: CallOptions,
): ApiPromise<CreateMicrofrontendsGroupOutput> {
  return call(client, operations.createMicrofrontendsGroup, input, options);
}
