// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core";
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
 */
export function listProjectMembers(
  client: Client,
  input: ListProjectMembersInput,
  options?: CallOptions,
): PagedPromise<ProjectMemberPage, ProjectMember> {
  return list(client, operations.listProjectMembers, input, options);
}

/**
 * Adds a member to a project.
 *
 * `POST /v1/projects/{idOrName}/members`
 */
export function addProjectMember(
  client: Client,
  input: AddProjectMemberInput,
  options?: CallOptions,
): ApiPromise<AddProjectMemberOutput> {
  return call(client, operations.addProjectMember, input, options);
}

/**
 * Removes a member from a project.
 *
 * `DELETE /v1/projects/{idOrName}/members/{uid}`
 */
export function removeProjectMember(
  client: Client,
  input: RemoveProjectMemberInput,
  options?: CallOptions,
): ApiPromise<RemoveProjectMemberOutput> {
  return call(client, operations.removeProjectMember, input, options);
}
