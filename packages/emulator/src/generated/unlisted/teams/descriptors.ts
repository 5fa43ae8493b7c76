// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the groups of the directory that a team takes its members from.
 *
 * `GET /teams/{teamId}/dsync/groups`
 */
export const listDirectoryGroups: Operation = { route: "GET /teams/{teamId}/dsync/groups", group: "teams" };

/**
 * Makes a microfrontends group without projects, as Terraform's provider does (client/microfrontend_group.go, 1c89ff9).
 *
 * `PATCH /v1/teams/{teamId}/microfrontends`
 */
export const createEmptyMicrofrontendsGroup: Operation = { route: "PATCH /v1/teams/{teamId}/microfrontends", group: "teams", safe: true };
