// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the routing rules of a project.
 *
 * `GET /v1/projects/{projectId}/routes`
 */
export const listProjectRoutes: Operation = { route: "GET /v1/projects/{projectId}/routes", group: "project-routes", team: true };

/**
 * Adds a routing rule in a new version.
 *
 * `POST /v1/projects/{projectId}/routes`
 */
export const addProjectRoute: Operation = { route: "POST /v1/projects/{projectId}/routes", group: "project-routes", team: true };

/**
 * Stages a new version of a project's routing rules.
 *
 * `PUT /v1/projects/{projectId}/routes`
 */
export const stageProjectRoutes: Operation = { route: "PUT /v1/projects/{projectId}/routes", group: "project-routes", team: true, safe: false };

/**
 * Deletes routing rules in a new version.
 *
 * `DELETE /v1/projects/{projectId}/routes`
 */
export const deleteProjectRoutes: Operation = { route: "DELETE /v1/projects/{projectId}/routes", group: "project-routes", query: [], team: true };

/**
 * Changes a routing rule in a new version.
 *
 * `PATCH /v1/projects/{projectId}/routes/{routeId}`
 */
export const updateProjectRoute: Operation = { route: "PATCH /v1/projects/{projectId}/routes/{routeId}", group: "project-routes", team: true };

/**
 * Writes a routing rule from a description, without saving it.
 *
 * `POST /v1/projects/{projectId}/routes/generate`
 */
export const generateProjectRoute: Operation = { route: "POST /v1/projects/{projectId}/routes/generate", group: "project-routes", team: true };

/**
 * Lists the versions of a project's routing rules.
 *
 * `GET /v1/projects/{projectId}/routes/versions`
 */
export const listProjectRouteVersions: Operation = { route: "GET /v1/projects/{projectId}/routes/versions", group: "project-routes", team: true };

/**
 * Promotes a version of the routing rules, returns to it, or discards it.
 *
 * `POST /v1/projects/{projectId}/routes/versions`
 */
export const updateProjectRouteVersion: Operation = { route: "POST /v1/projects/{projectId}/routes/versions", group: "project-routes", team: true };
