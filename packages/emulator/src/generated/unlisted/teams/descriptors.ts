// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the groups of the directory that a team takes its members from.
 *
 * `GET /teams/{teamId}/dsync/groups`
 */
export const listDirectoryGroups: Operation = { route: "GET /teams/{teamId}/dsync/groups", group: "teams" };

/**
 * Lists the projects that a member has a role in, as Terraform's provider does (client/team_member.go, c8a6711).
 *
 * `GET /v1/teams/{teamId}/members/{uid}/projects`
 */
export const listTeamMemberProjects: ListOperation = { route: "GET /v1/teams/{teamId}/members/{uid}/projects", group: "teams", items: "projects" };

/**
 * Makes a microfrontends group without projects, as Terraform's provider does (client/microfrontend_group.go, 1c89ff9).
 *
 * `PATCH /v1/teams/{teamId}/microfrontends`
 */
export const createEmptyMicrofrontendsGroup: Operation = { route: "PATCH /v1/teams/{teamId}/microfrontends", group: "teams", safe: true };

/**
 * Gets the state of the request to join a team of the authenticated user.
 *
 * `GET /v1/teams/{teamId}/request`
 */
export const getAccessRequest: Operation = { route: "GET /v1/teams/{teamId}/request", group: "teams" };
