// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AccessGroup,
  AccessGroupListItem,
  AccessGroupMember,
  AccessGroupMemberPage,
  AccessGroupPage,
  AccessGroupProject,
  AccessGroupProjectItem,
  AccessGroupProjectPage,
  CreateAccessGroupInput,
  CreateAccessGroupProjectInput,
  DeleteAccessGroupInput,
  DeleteAccessGroupOutput,
  DeleteAccessGroupProjectInput,
  DeleteAccessGroupProjectOutput,
  GetAccessGroupInput,
  GetAccessGroupProjectInput,
  ListAccessGroupMembersInput,
  ListAccessGroupProjectsInput,
  ListAccessGroupsInput,
  SavedAccessGroup,
  UpdateAccessGroupInput,
  UpdateAccessGroupProjectInput,
} from "./types.ts";

/**
 * Finds an access group by its ID or its name.
 *
 * `GET /v1/access-groups/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getAccessGroup(
  client: Client,
  input: GetAccessGroupInput,
  options?: CallOptions,
): ApiPromise<AccessGroup> {
  return call(client, operations.getAccessGroup, input, options);
}

/**
 * Changes the name, the members or the projects of an access group; removed members lose the roles that it gives.
 *
 * **Destructive where `membersToRemove` is given, or `projects` is given:** what it takes away may not come back.
 *
 * `POST /v1/access-groups/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function updateAccessGroup(
  client: Client,
  input: UpdateAccessGroupInput,
  options?: CallOptions,
): ApiPromise<SavedAccessGroup> {
  return call(client, operations.updateAccessGroup, input, options);
}

/**
 * Deletes an access group; its members lose the roles that it gives them.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/access-groups/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function deleteAccessGroup(
  client: Client,
  input: DeleteAccessGroupInput,
  options?: CallOptions,
): ApiPromise<DeleteAccessGroupOutput> {
  return call(client, operations.deleteAccessGroup, input, options);
}

/**
 * Lists the members of an access group.
 *
 * `GET /v1/access-groups/{idOrName}/members`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listAccessGroupMembers(
  client: Client,
  input: ListAccessGroupMembersInput,
  options?: CallOptions,
): PagedPromise<AccessGroupMemberPage, AccessGroupMember> {
  return list(client, operations.listAccessGroupMembers, input, options);
}

/**
 * Lists the access groups of the team.
 *
 * `GET /v1/access-groups`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listAccessGroups(
  client: Client,
  input?: ListAccessGroupsInput,
  options?: CallOptions,
): PagedPromise<AccessGroupPage, AccessGroupListItem> {
  return list(client, operations.listAccessGroups, input, options);
}

/**
 * Creates an access group.
 *
 * `POST /v1/access-groups`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function createAccessGroup(
  client: Client,
  input: CreateAccessGroupInput,
  options?: CallOptions,
): ApiPromise<SavedAccessGroup> {
  return call(client, operations.createAccessGroup, input, options);
}

/**
 * Lists the projects of an access group.
 *
 * `GET /v1/access-groups/{idOrName}/projects`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listAccessGroupProjects(
  client: Client,
  input: ListAccessGroupProjectsInput,
  options?: CallOptions,
): PagedPromise<AccessGroupProjectPage, AccessGroupProjectItem> {
  return list(client, operations.listAccessGroupProjects, input, options);
}

/**
 * Gives an access group a role in a project.
 *
 * `POST /v1/access-groups/{accessGroupIdOrName}/projects`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function createAccessGroupProject(
  client: Client,
  input: CreateAccessGroupProjectInput,
  options?: CallOptions,
): ApiPromise<AccessGroupProject> {
  return call(client, operations.createAccessGroupProject, input, options);
}

/**
 * Gets the role of an access group in a project.
 *
 * `GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getAccessGroupProject(
  client: Client,
  input: GetAccessGroupProjectInput,
  options?: CallOptions,
): ApiPromise<AccessGroupProject> {
  return call(client, operations.getAccessGroupProject, input, options);
}

/**
 * Changes the role of an access group in a project.
 *
 * `PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function updateAccessGroupProject(
  client: Client,
  input: UpdateAccessGroupProjectInput,
  options?: CallOptions,
): ApiPromise<AccessGroupProject> {
  return call(client, operations.updateAccessGroupProject, input, options);
}

/**
 * Removes a project from an access group; its members lose the role that it gives them there.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function deleteAccessGroupProject(
  client: Client,
  input: DeleteAccessGroupProjectInput,
  options?: CallOptions,
): ApiPromise<DeleteAccessGroupProjectOutput> {
  return call(client, operations.deleteAccessGroupProject, input, options);
}
