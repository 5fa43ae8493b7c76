// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the members of a project.
 *
 * `GET /v1/projects/{idOrName}/members`
 */
export const listProjectMembers: ListOperation = {
  route: "GET /v1/projects/{idOrName}/members", group: "project-members", team: true, items: "members", next: "pagination.next", send: "until",
};

/**
 * Gives a member of the team a role in a project.
 *
 * `POST /v1/projects/{idOrName}/members`
 */
export const addProjectMember: Operation = { route: "POST /v1/projects/{idOrName}/members", group: "project-members", team: true };

/**
 * Removes a member from a project; a role in the team stays.
 *
 * `DELETE /v1/projects/{idOrName}/members/{uid}`
 */
export const removeProjectMember: Operation = { route: "DELETE /v1/projects/{idOrName}/members/{uid}", group: "project-members", team: true };
