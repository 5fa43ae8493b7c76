// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the groups of the directory that a team takes its members from.
 *
 * `GET /teams/{teamId}/dsync/groups`
 */
export const listDirectoryGroups: Operation = { route: "GET /teams/{teamId}/dsync/groups", group: "teams" };
