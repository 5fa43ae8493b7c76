// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the flags of a project.
 *
 * `GET /v2/projects/{projectIdOrName}/feature-flags/flags`
 */
export const listFlags: ListOperation = {
  route: "GET /v2/projects/{projectIdOrName}/feature-flags/flags", group: "feature-flags", team: true, items: "data", next: "pagination.next", send: "cursor",
};

/**
 * Lists the flags of a project, without those of the marketplace.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags`
 */
export const listFlagsV1: ListOperation = {
  route: "GET /v1/projects/{projectIdOrName}/feature-flags/flags", group: "feature-flags", team: true, items: "data", next: "pagination.next", send: "cursor",
};

/**
 * Creates a flag.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/flags`
 */
export const createFlag: Operation = { route: "PUT /v1/projects/{projectIdOrName}/feature-flags/flags", group: "feature-flags", body: { slug: "slug" }, team: true, safe: false };

/**
 * Gets a flag by its ID or its slug.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 */
export const getFlag: Operation = { route: "GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}", group: "feature-flags", team: true };

/**
 * Changes a flag in a new revision.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 */
export const updateFlag: Operation = {
  route: "PATCH /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}", group: "feature-flags", query: ["ifMatch", "withMetadata"], team: true,
};

/**
 * Deletes a flag with its variants and rules.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 */
export const deleteFlag: Operation = { route: "DELETE /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}", group: "feature-flags", team: true };

/**
 * Lists the earlier versions of a flag, newest first.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions`
 */
export const listFlagVersions: ListOperation = {
  route: "GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions", group: "feature-flags", team: true, items: "versions",
  next: "pagination.next", send: "cursor",
};

/**
 * Gets the flag settings of a project.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/settings`
 */
export const getFlagSettings: Operation = { route: "GET /v1/projects/{projectIdOrName}/feature-flags/settings", group: "feature-flags", team: true };

/**
 * Changes the flag settings of a project.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/settings`
 */
export const updateFlagSettings: Operation = { route: "PATCH /v1/projects/{projectIdOrName}/feature-flags/settings", group: "feature-flags", team: true, safe: true };

/**
 * Lists the flag settings of all projects of a team.
 *
 * `GET /v1/teams/{teamId}/feature-flags/settings`
 */
export const listTeamFlagSettings: ListOperation = { route: "GET /v1/teams/{teamId}/feature-flags/settings", group: "feature-flags", items: "data", next: "pagination.next", send: "cursor" };

/**
 * Lists the flags of all projects of a team.
 *
 * `GET /v2/teams/{teamId}/feature-flags/flags`
 */
export const listTeamFlags: ListOperation = { route: "GET /v2/teams/{teamId}/feature-flags/flags", group: "feature-flags", items: "data", next: "pagination.next", send: "cursor" };

/**
 * Lists the flags of all projects of a team, without those of the marketplace.
 *
 * `GET /v1/teams/{teamId}/feature-flags/flags`
 */
export const listTeamFlagsV1: ListOperation = { route: "GET /v1/teams/{teamId}/feature-flags/flags", group: "feature-flags", items: "data", next: "pagination.next", send: "cursor" };

/**
 * Lists the segments of a project.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/segments`
 */
export const listFlagSegments: Operation = { route: "GET /v1/projects/{projectIdOrName}/feature-flags/segments", group: "feature-flags", team: true };

/**
 * Creates a segment: the entities that rules are to treat alike.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/segments`
 */
export const createFlagSegment: Operation = {
  route: "PUT /v1/projects/{projectIdOrName}/feature-flags/segments", group: "feature-flags", body: { slug: "slug" }, team: true, safe: false,
};

/**
 * Gets a segment by its ID or its slug.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 */
export const getFlagSegment: Operation = { route: "GET /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}", group: "feature-flags", team: true };

/**
 * Changes a segment, and with it the outcomes of the flags that use it.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 */
export const updateFlagSegment: Operation = {
  route: "PATCH /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}", group: "feature-flags", query: ["withMetadata"], team: true,
};

/**
 * Deletes a segment; rules can no longer use it.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 */
export const deleteFlagSegment: Operation = { route: "DELETE /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}", group: "feature-flags", team: true };

/**
 * Gets the flags that a deployment was built with.
 *
 * `GET /v1/deployments/{deploymentId}/feature-flags`
 */
export const getDeploymentFlags: Operation = { route: "GET /v1/deployments/{deploymentId}/feature-flags", group: "feature-flags", team: true };

/**
 * Lists the SDK keys of a project, without their secrets.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/sdk-keys`
 */
export const listFlagSdkKeys: Operation = { route: "GET /v1/projects/{projectIdOrName}/feature-flags/sdk-keys", group: "feature-flags", team: true };

/**
 * Creates an SDK key and returns its secrets, once.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/sdk-keys`
 */
export const createFlagSdkKey: Operation = { route: "PUT /v1/projects/{projectIdOrName}/feature-flags/sdk-keys", group: "feature-flags", team: true, safe: false, secret: true };

/**
 * Deletes an SDK key; its users can read no flags any more.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}`
 */
export const deleteFlagSdkKey: Operation = { route: "DELETE /v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}", group: "feature-flags", team: true };
