// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Finds an access group by its ID or its name.
 *
 * `GET /v1/access-groups/{idOrName}`
 */
export const getAccessGroup: Operation = { route: "GET /v1/access-groups/{idOrName}", group: "access-groups", team: true };

/**
 * Changes the name, the members or the projects of an access group; removed members lose the roles that it gives.
 *
 * `POST /v1/access-groups/{idOrName}`
 */
export const updateAccessGroup: Operation = { route: "POST /v1/access-groups/{idOrName}", group: "access-groups", body: {}, team: true };

/**
 * Deletes an access group; its members lose the roles that it gives them.
 *
 * `DELETE /v1/access-groups/{idOrName}`
 */
export const deleteAccessGroup: Operation = { route: "DELETE /v1/access-groups/{idOrName}", group: "access-groups", team: true, empty: true };

/**
 * Lists the members of an access group.
 *
 * `GET /v1/access-groups/{idOrName}/members`
 */
export const listAccessGroupMembers: ListOperation = {
  route: "GET /v1/access-groups/{idOrName}/members", group: "access-groups", team: true, items: "members", next: "pagination.next", send: "next",
};

/**
 * Lists the access groups of the team.
 *
 * `GET /v1/access-groups`
 */
export const listAccessGroups: ListOperation = { route: "GET /v1/access-groups", group: "access-groups", team: true, items: "accessGroups", next: "pagination.next", send: "next" };

/**
 * Creates an access group.
 *
 * `POST /v1/access-groups`
 */
export const createAccessGroup: Operation = { route: "POST /v1/access-groups", group: "access-groups", team: true };

/**
 * Lists the projects of an access group.
 *
 * `GET /v1/access-groups/{idOrName}/projects`
 */
export const listAccessGroupProjects: ListOperation = {
  route: "GET /v1/access-groups/{idOrName}/projects", group: "access-groups", team: true, items: "projects", next: "pagination.next", send: "next",
};

/**
 * Gives an access group a role in a project.
 *
 * `POST /v1/access-groups/{accessGroupIdOrName}/projects`
 */
export const createAccessGroupProject: Operation = { route: "POST /v1/access-groups/{accessGroupIdOrName}/projects", group: "access-groups", team: true };

/**
 * Gets the role of an access group in a project.
 *
 * `GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 */
export const getAccessGroupProject: Operation = { route: "GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}", group: "access-groups", team: true };

/**
 * Changes the role of an access group in a project.
 *
 * `PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 */
export const updateAccessGroupProject: Operation = { route: "PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}", group: "access-groups", team: true, safe: true };

/**
 * Removes a project from an access group; its members lose the role that it gives them there.
 *
 * `DELETE /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}`
 */
export const deleteAccessGroupProject: Operation = { route: "DELETE /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}", group: "access-groups", team: true, empty: true };
