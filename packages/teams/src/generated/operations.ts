// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateTeamInput,
  CreatedTeam,
  DeleteMicrofrontendsGroupInput,
  DeleteMicrofrontendsGroupOutput,
  DeleteTeamInput,
  DeleteTeamInviteCodeInput,
  DeleteTeamInviteCodeOutput,
  DeleteTeamOutput,
  GetTeamAccessRequestInput,
  GetTeamInput,
  InviteTeamMemberInput,
  InvitedTeamMember,
  JoinTeamInput,
  JoinTeamOutput,
  ListTeamMembersInput,
  ListTeamsInput,
  RemoveTeamMemberInput,
  RemoveTeamMemberOutput,
  RequestTeamAccessInput,
  RequestedTeamAccess,
  Team,
  TeamAccessRequest,
  TeamListItem,
  TeamMember,
  TeamMemberPage,
  TeamPage,
  UpdateMicrofrontendsGroupInput,
  UpdateMicrofrontendsGroupOutput,
  UpdateTeamDirectorySyncRolesInput,
  UpdateTeamDirectorySyncRolesOutput,
  UpdateTeamInput,
  UpdateTeamMemberInput,
  UpdateTeamMemberOutput,
} from "./types.ts";

/**
 * Lists the members of a team.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `GET /v3/teams/{teamId}/members`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * for await (const teamMember of listTeamMembers(client, { teamId: "team_nLlpyC6REAqxydlFKbrMDlud" })) console.log(teamMember);
 */
export function listTeamMembers(
  client: Client,
  input: ListTeamMembersInput,
  options?: CallOptions,
): PagedPromise<TeamMemberPage, TeamMember> {
  return list(client, operations.listTeamMembers, input, options);
}

/**
 * Invites people to a team by e-mail; roles with a paid seat are charged.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `POST /v2/teams/{teamId}/members`
 *
 * @throws `ApiError` 400, 401, 403, 410, 503
 * @example
 * const invitedTeamMember = await inviteTeamMember(client, {
 *   teamId: "team_nLlpyC6REAqxydlFKbrMDlud",
 *   email: "ada@example.com",
 *   role: "DEVELOPER",
 * });
 */
export function inviteTeamMember(
  client: Client,
  input: InviteTeamMemberInput,
  options?: CallOptions,
): ApiPromise<InvitedTeamMember> {
  return call(client, operations.inviteTeamMember, input, options);
}

/**
 * Asks the owners of a team for access.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `POST /v1/teams/{teamId}/request`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 503
 */
export function requestTeamAccess(
  client: Client,
  input: RequestTeamAccessInput,
  options?: CallOptions,
): ApiPromise<RequestedTeamAccess> {
  return call(client, operations.requestTeamAccess, input, options);
}

/**
 * Gets the state of a user's request for access to a team.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `GET /v1/teams/{teamId}/request/{userId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getTeamAccessRequest(
  client: Client,
  input: GetTeamAccessRequestInput,
  options?: CallOptions,
): ApiPromise<TeamAccessRequest> {
  return call(client, operations.getTeamAccessRequest, input, options);
}

/**
 * Joins a team with an invite code, which may take up a paid seat.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `POST /v1/teams/{teamId}/members/teams/join`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 503
 */
export function joinTeam(
  client: Client,
  input: JoinTeamInput,
  options?: CallOptions,
): ApiPromise<JoinTeamOutput> {
  return call(client, operations.joinTeam, input, options);
}

/**
 * Changes the role of a team member or confirms a request for access; either may take up a paid seat.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `PATCH /v1/teams/{teamId}/members/{uid}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404 (`member_not_found`), 409, 410, 500
 */
export function updateTeamMember(
  client: Client,
  input: UpdateTeamMemberInput,
  options?: CallOptions,
): ApiPromise<UpdateTeamMemberOutput> {
  return call(client, operations.updateTeamMember, input, options);
}

/**
 * Removes a member from a team, or leaves it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `DELETE /v1/teams/{teamId}/members/{uid}`
 *
 * @throws `ApiError` 400, 401, 403, 404 (`member_not_found`), 410, 503
 */
export function removeTeamMember(
  client: Client,
  input: RemoveTeamMemberInput,
  options?: CallOptions,
): ApiPromise<RemoveTeamMemberOutput> {
  return call(client, operations.removeTeamMember, input, options);
}

/**
 * Finds a team by its ID.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `GET /v2/teams/{teamId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const team = await getTeam(client, { teamId: "team_nLlpyC6REAqxydlFKbrMDlud" });
 */
export function getTeam(
  client: Client,
  input: GetTeamInput,
  options?: CallOptions,
): ApiPromise<Team> {
  return call(client, operations.getTeam, input, options);
}

/**
 * Changes the settings of a team; settings that are left out keep their values.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `PATCH /v2/teams/{teamId}`
 *
 * @throws `ApiError` 400 (`team_slug_exists`), 401, 402, 403, 410, 428
 */
export function updateTeam(
  client: Client,
  input: UpdateTeamInput,
  options?: CallOptions,
): ApiPromise<Team> {
  return call(client, operations.updateTeam, input, options);
}

/**
 * Lists the teams that the user belongs to.
 *
 * The client's `team` is not sent: it lists the teams of the user.
 *
 * `GET /v2/teams`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 * @example
 * for await (const team of listTeams(client, { limit: 20 })) console.log(team);
 */
export function listTeams(
  client: Client,
  input?: ListTeamsInput,
  options?: CallOptions,
): PagedPromise<TeamPage, TeamListItem> {
  return list(client, operations.listTeams, input, options);
}

/**
 * Creates a team.
 *
 * The client's `team` is not sent: the user makes the team, which is not there before.
 *
 * `POST /v1/teams`
 *
 * @throws `ApiError` 400 (`team_slug_exists`), 401, 403, 404, 409, 410
 */
export function createTeam(
  client: Client,
  input: CreateTeamInput,
  options?: CallOptions,
): ApiPromise<CreatedTeam> {
  return call(client, operations.createTeam, input, options);
}

/**
 * Maps groups of the synchronised directory to team roles.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `POST /v1/teams/{teamId}/dsync-roles`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function updateTeamDirectorySyncRoles(
  client: Client,
  input: UpdateTeamDirectorySyncRolesInput,
  options?: CallOptions,
): ApiPromise<UpdateTeamDirectorySyncRolesOutput> {
  return call(client, operations.updateTeamDirectorySyncRoles, input, options);
}

/**
 * Deletes a team with its projects, for good.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `DELETE /v1/teams/{teamId}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409, 410, 503
 */
export function deleteTeam(
  client: Client,
  input: DeleteTeamInput,
  options?: CallOptions,
): ApiPromise<DeleteTeamOutput> {
  return call(client, operations.deleteTeam, input, options);
}

/**
 * Withdraws an invitation to a team.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `DELETE /v1/teams/{teamId}/invites/{inviteId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteTeamInviteCode(
  client: Client,
  input: DeleteTeamInviteCodeInput,
  options?: CallOptions,
): ApiPromise<DeleteTeamInviteCodeOutput> {
  return call(client, operations.deleteTeamInviteCode, input, options);
}

/**
 * Changes the settings of a microfrontends group.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `PATCH /v1/teams/{teamId}/microfrontends/{groupId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateMicrofrontendsGroup(
  client: Client,
  input: UpdateMicrofrontendsGroupInput,
  options?: CallOptions,
): ApiPromise<UpdateMicrofrontendsGroupOutput> {
  return call(client, operations.updateMicrofrontendsGroup, input, options);
}

/**
 * Deletes a microfrontends group; its projects no longer share a host name.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `DELETE /v1/teams/{teamId}/microfrontends/{groupId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function deleteMicrofrontendsGroup(
  client: Client,
  input: DeleteMicrofrontendsGroupInput,
  options?: CallOptions,
): ApiPromise<DeleteMicrofrontendsGroupOutput> {
  return call(client, operations.deleteMicrofrontendsGroup, input, options);
}
