// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gives members of the team roles in a project: all of them, or none.
 *
 * `POST /v1/projects/{idOrName}/members/batch`
 */
export const addProjectMembers: Operation = { route: "POST /v1/projects/{idOrName}/members/batch", group: "project-members", team: true };

/**
 * Changes the roles of members of a project: of all of them, or of none.
 *
 * `PATCH /v1/projects/{idOrName}/members`
 */
export const updateProjectMembers: Operation = { route: "PATCH /v1/projects/{idOrName}/members", group: "project-members", team: true };

/**
 * Removes members from a project: all of them, or none.
 *
 * `DELETE /v1/projects/{idOrName}/members/batch`
 */
export const removeProjectMembers: Operation = { route: "DELETE /v1/projects/{idOrName}/members/batch", group: "project-members", query: [], team: true };

/**
 * Counts the members of a project by their roles.
 *
 * `GET /v1/projects/{idOrName}/members/summary`
 */
export const countProjectMembers: Operation = { route: "GET /v1/projects/{idOrName}/members/summary", group: "project-members", team: true };
