// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the members of a team.
 *
 * `GET /v3/teams/{teamId}/members`
 */
export const listTeamMembers: ListOperation = { route: "GET /v3/teams/{teamId}/members", group: "teams", secret: true, items: "members", next: "pagination.next", send: "until" };

/**
 * Invites people to a team by e-mail; roles with a paid seat are charged.
 *
 * `POST /v2/teams/{teamId}/members`
 */
export const inviteTeamMember: Operation = { route: "POST /v2/teams/{teamId}/members", group: "teams", query: ["slug"], body: "application/json", single: true };

/**
 * Asks the owners of a team for access.
 *
 * `POST /v1/teams/{teamId}/request`
 */
export const requestTeamAccess: Operation = { route: "POST /v1/teams/{teamId}/request", group: "teams" };

/**
 * Gets the state of a user's request for access to a team.
 *
 * `GET /v1/teams/{teamId}/request/{userId}`
 */
export const getTeamAccessRequest: Operation = { route: "GET /v1/teams/{teamId}/request/{userId}", group: "teams" };

/**
 * Joins a team with an invite code, which may take up a paid seat.
 *
 * `POST /v1/teams/{teamId}/members/teams/join`
 */
export const joinTeam: Operation = { route: "POST /v1/teams/{teamId}/members/teams/join", group: "teams", body: {}, secretInput: ["inviteCode"] };

/**
 * Changes the role of a team member or confirms a request for access; either may take up a paid seat.
 *
 * `PATCH /v1/teams/{teamId}/members/{uid}`
 */
export const updateTeamMember: Operation = { route: "PATCH /v1/teams/{teamId}/members/{uid}", group: "teams", body: {} };

/**
 * Removes a member from a team, or leaves it.
 *
 * `DELETE /v1/teams/{teamId}/members/{uid}`
 */
export const removeTeamMember: Operation = { route: "DELETE /v1/teams/{teamId}/members/{uid}", group: "teams" };

/**
 * Finds a team by its ID.
 *
 * `GET /v2/teams/{teamId}`
 */
export const getTeam: Operation = { route: "GET /v2/teams/{teamId}", group: "teams", secret: true };

/**
 * Changes the settings of a team; settings that are left out keep their values.
 *
 * `PATCH /v2/teams/{teamId}`
 */
export const updateTeam: Operation = { route: "PATCH /v2/teams/{teamId}", group: "teams", query: ["slug"], body: { newSlug: "slug" }, secret: true, secretInput: ["password"] };

/**
 * Lists the teams that the user belongs to.
 *
 * `GET /v2/teams`
 */
export const listTeams: ListOperation = { route: "GET /v2/teams", group: "teams", secret: true, items: "teams", next: "pagination.next", send: "until" };

/**
 * Creates a team.
 *
 * `POST /v1/teams`
 */
export const createTeam: Operation = { route: "POST /v1/teams", group: "teams" };

/**
 * Maps groups of the synchronised directory to team roles.
 *
 * `POST /v1/teams/{teamId}/dsync-roles`
 */
export const updateTeamDirectorySyncRoles: Operation = { route: "POST /v1/teams/{teamId}/dsync-roles", group: "teams", query: ["slug"], safe: true };

/**
 * Deletes a team with its projects, for good.
 *
 * `DELETE /v1/teams/{teamId}`
 */
export const deleteTeam: Operation = { route: "DELETE /v1/teams/{teamId}", group: "teams", query: ["newDefaultTeamId", "slug"], body: {} };

/**
 * Withdraws an invitation to a team.
 *
 * `DELETE /v1/teams/{teamId}/invites/{inviteId}`
 */
export const deleteTeamInviteCode: Operation = { route: "DELETE /v1/teams/{teamId}/invites/{inviteId}", group: "teams" };

/**
 * Changes the settings of a microfrontends group.
 *
 * `PATCH /v1/teams/{teamId}/microfrontends/{groupId}`
 */
export const updateMicrofrontendsGroup: Operation = { route: "PATCH /v1/teams/{teamId}/microfrontends/{groupId}", group: "teams", query: ["slug"], safe: true };

/**
 * Deletes a microfrontends group; its projects no longer share a host name.
 *
 * `DELETE /v1/teams/{teamId}/microfrontends/{groupId}`
 */
export const deleteMicrofrontendsGroup: Operation = { route: "DELETE /v1/teams/{teamId}/microfrontends/{groupId}", group: "teams" };
