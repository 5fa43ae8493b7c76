// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AddProjectMemberInput,
  AddProjectMemberOutput,
  ListProjectMembersInput,
  ProjectMember,
  ProjectMemberPage,
  RemoveProjectMemberInput,
  RemoveProjectMemberOutput,
} from "./types.ts";

/**
 * Lists the members of a project.
 *
 * `GET /v1/projects/{idOrName}/members`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listProjectMembers(
  client: Client,
  input: ListProjectMembersInput,
  options?: CallOptions,
): PagedPromise<ProjectMemberPage, ProjectMember> {
  return list(client, operations.listProjectMembers, input, options);
}

/**
 * Gives a member of the team a role in a project.
 *
 * `POST /v1/projects/{idOrName}/members`
 *
 * @throws `ApiError` 400 (`bad_request` of the emulator), 401, 403, 410, 500
 */
export function addProjectMember(
  client: Client,
  input: AddProjectMemberInput,
  options?: CallOptions,
): ApiPromise<AddProjectMemberOutput> {
  return call(client, operations.addProjectMember, input, options);
}

/**
 * Removes a member from a project; a role in the team stays.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{idOrName}/members/{uid}`
 *
 * @throws `ApiError` 400, 401, 403, 404 (`member_not_found`), 410
 */
export function removeProjectMember(
  client: Client,
  input: RemoveProjectMemberInput,
  options?: CallOptions,
): ApiPromise<RemoveProjectMemberOutput> {
  return call(client, operations.removeProjectMember, input, options);
}
