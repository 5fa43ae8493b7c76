// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the microfrontends groups of the team.
 *
 * `GET /v1/microfrontends/groups`
 */
export const listMicrofrontendsGroups: Operation = { route: "GET /v1/microfrontends/groups", group: "microfrontends", team: true };

/**
 * Lists the projects of a microfrontends group.
 *
 * `GET /v1/microfrontends/groups/{groupId}/projects`
 */
export const listMicrofrontendsGroupProjects: Operation = { route: "GET /v1/microfrontends/groups/{groupId}/projects", group: "microfrontends", team: true, secret: true };

/**
 * Gets the microfrontends config of a deployment.
 *
 * `GET /v1/microfrontends/{deploymentId}/config`
 */
export const getMicrofrontendsConfig: Operation = { route: "GET /v1/microfrontends/{deploymentId}/config", group: "microfrontends", team: true };

/**
 * Gets the microfrontends config of a project's production deployment.
 *
 * `GET /v1/microfrontends/projects/{projectIdOrName}/production-mfe-config`
 */
export const getProjectMicrofrontendsConfig: Operation = { route: "GET /v1/microfrontends/projects/{projectIdOrName}/production-mfe-config", group: "microfrontends", team: true };

/**
 * Creates a microfrontends group with its projects.
 *
 * `POST /v1/microfrontends/group`
 */
export const createMicrofrontendsGroup: Operation = { route: "POST /v1/microfrontends/group", group: "microfrontends", team: true };
