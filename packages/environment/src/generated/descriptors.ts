// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the shared environment variables.
 *
 * `GET /v1/env`
 */
export const listSharedEnvs: ListOperation = { route: "GET /v1/env", group: "environment", team: true, secret: true, items: "data" };

/**
 * Creates shared environment variables.
 *
 * `POST /v1/env`
 */
export const createSharedEnvs: Operation = { route: "POST /v1/env", group: "environment", team: true, secret: true, secretInput: ["value"] };

/**
 * Changes shared environment variables; a value that is replaced is lost.
 *
 * `PATCH /v1/env`
 */
export const updateSharedEnvs: Operation = { route: "PATCH /v1/env", group: "environment", team: true, secret: true, secretInput: ["value"] };

/**
 * Deletes shared environment variables, for every project that is linked to them.
 *
 * `DELETE /v1/env`
 */
export const deleteSharedEnvs: Operation = { route: "DELETE /v1/env", group: "environment", query: [], team: true, secret: true };

/**
 * Gets a shared environment variable with its decrypted value.
 *
 * `GET /v1/env/{id}`
 */
export const getSharedEnv: Operation = { route: "GET /v1/env/{id}", group: "environment", team: true, secret: true };

/**
 * Takes a shared environment variable away from a project; the variable itself stays.
 *
 * `PATCH /v1/env/{id}/unlink/{projectId}`
 */
export const unlinkSharedEnv: Operation = { route: "PATCH /v1/env/{id}/unlink/{projectId}", group: "environment", team: true, safe: true };

/**
 * Lists the custom environments of a project.
 *
 * `GET /v9/projects/{idOrName}/custom-environments`
 */
export const listCustomEnvironments: Operation = { route: "GET /v9/projects/{idOrName}/custom-environments", group: "environment", team: true };

/**
 * Creates a custom environment of a project.
 *
 * `POST /v9/projects/{idOrName}/custom-environments`
 */
export const createCustomEnvironment: Operation = { route: "POST /v9/projects/{idOrName}/custom-environments", group: "environment", body: { slug: "slug" }, optional: true, team: true };

/**
 * Gets a custom environment of a project.
 *
 * `GET /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 */
export const getCustomEnvironment: Operation = { route: "GET /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", group: "environment", team: true };

/**
 * Changes a custom environment of a project.
 *
 * `PATCH /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 */
export const updateCustomEnvironment: Operation = {
  route: "PATCH /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", group: "environment", body: { slug: "slug" }, optional: true, team: true,
  safe: true,
};

/**
 * Deletes a custom environment of a project and, if requested, the variables that no other environment has.
 *
 * `DELETE /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}`
 */
export const deleteCustomEnvironment: Operation = { route: "DELETE /v9/projects/{idOrName}/custom-environments/{environmentSlugOrId}", group: "environment", query: [], team: true };
