// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the redirects of a project.
 *
 * `GET /v1/bulk-redirects`
 */
export const listRedirects: ListOperation = {
  route: "GET /v1/bulk-redirects", group: "bulk-redirects", team: true, items: "redirects", next: "pagination.numPages", send: "page", by: "page",
};

/**
 * Stages a new version of a project's redirects, which is served once it is promoted.
 *
 * `PUT /v1/bulk-redirects`
 */
export const stageRedirects: Operation = { route: "PUT /v1/bulk-redirects", group: "bulk-redirects", body: { teamId: "teamId" }, team: true, safe: false };

/**
 * Changes one redirect in a new version, which is served once it is promoted.
 *
 * `PATCH /v1/bulk-redirects`
 */
export const updateRedirect: Operation = { route: "PATCH /v1/bulk-redirects", group: "bulk-redirects", query: ["projectId"], team: true };

/**
 * Deletes redirects in a new version, which is served once it is promoted.
 *
 * `DELETE /v1/bulk-redirects`
 */
export const deleteRedirects: Operation = { route: "DELETE /v1/bulk-redirects", group: "bulk-redirects", query: ["projectId"], team: true };

/**
 * Restores redirects that an earlier version held.
 *
 * `POST /v1/bulk-redirects/restore`
 */
export const restoreRedirects: Operation = { route: "POST /v1/bulk-redirects/restore", group: "bulk-redirects", query: ["projectId"], team: true };

/**
 * Lists the versions of a project's redirects.
 *
 * `GET /v1/bulk-redirects/versions`
 */
export const listRedirectVersions: Operation = { route: "GET /v1/bulk-redirects/versions", group: "bulk-redirects", team: true };

/**
 * Promotes, restores, discards or renames a version of the redirects; a promoted version replaces the live one.
 *
 * `POST /v1/bulk-redirects/versions`
 */
export const updateRedirectVersion: Operation = { route: "POST /v1/bulk-redirects/versions", group: "bulk-redirects", query: ["projectId"], team: true };
