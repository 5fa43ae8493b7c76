// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the projects of the account or team.
 *
 * `GET /v10/projects`
 */
export const listProjects: ListOperation = { route: "GET /v10/projects", group: "projects", team: true, secret: true, items: "projects", next: "pagination.next", send: "from" };

/**
 * Gets the trace of one request to a project.
 *
 * `GET /v1/projects/traces`
 */
export const getProjectTrace: Operation = { route: "GET /v1/projects/traces", group: "projects", team: true };

/**
 * Creates a project.
 *
 * `POST /v11/projects`
 */
export const createProject: Operation = { route: "POST /v11/projects", group: "projects", team: true, secret: true, secretInput: ["value"] };

/**
 * Issues an OIDC token for a project.
 *
 * `POST /v1/projects/{idOrName}/token`
 */
export const createProjectToken: Operation = { route: "POST /v1/projects/{idOrName}/token", group: "projects", team: true, secret: true };

/**
 * Issues a trace session token for a deployment.
 *
 * `POST /v1/projects/traces/session`
 */
export const createTraceSession: Operation = { route: "POST /v1/projects/traces/session", group: "projects", team: true, secret: true };

/**
 * Finds a project by its ID or its name.
 *
 * `GET /v9/projects/{idOrName}`
 */
export const getProject: Operation = { route: "GET /v9/projects/{idOrName}", group: "projects", team: true, secret: true };

/**
 * Changes the settings of a project; settings that are left out keep their values.
 *
 * `PATCH /v9/projects/{idOrName}`
 */
export const updateProject: Operation = { route: "PATCH /v9/projects/{idOrName}", group: "projects", body: {}, team: true, secret: true, secretInput: ["password"] };

/**
 * Deletes a project with its deployments, domains and environment variables.
 *
 * `DELETE /v9/projects/{idOrName}`
 */
export const deleteProject: Operation = { route: "DELETE /v9/projects/{idOrName}", group: "projects", team: true };

/**
 * Replaces the picture of a project.
 *
 * `POST /v1/projects/{idOrName}/avatar`
 */
export const uploadProjectAvatar: Operation = { route: "POST /v1/projects/{idOrName}/avatar", group: "projects", body: "application/octet-stream", team: true, secret: true };

/**
 * Lists the domains of a project.
 *
 * `GET /v9/projects/{idOrName}/domains`
 */
export const listProjectDomains: ListOperation = { route: "GET /v9/projects/{idOrName}/domains", group: "projects", team: true, items: "domains", next: "pagination.next", send: "until" };

/**
 * Finds one domain of a project.
 *
 * `GET /v9/projects/{idOrName}/domains/{domain}`
 */
export const getProjectDomain: Operation = { route: "GET /v9/projects/{idOrName}/domains/{domain}", group: "projects", team: true };

/**
 * Changes the redirect or the branch of a project domain.
 *
 * `PATCH /v9/projects/{idOrName}/domains/{domain}`
 */
export const updateProjectDomain: Operation = { route: "PATCH /v9/projects/{idOrName}/domains/{domain}", group: "projects", body: {}, team: true, safe: true };

/**
 * Takes a domain off a project, which no longer answers there.
 *
 * `DELETE /v9/projects/{idOrName}/domains/{domain}`
 */
export const removeProjectDomain: Operation = { route: "DELETE /v9/projects/{idOrName}/domains/{domain}", group: "projects", query: [], team: true };

/**
 * Adds a domain to a project.
 *
 * `POST /v10/projects/{idOrName}/domains`
 */
export const addProjectDomain: Operation = { route: "POST /v10/projects/{idOrName}/domains", group: "projects", team: true };

/**
 * Moves a domain from one project to another.
 *
 * `POST /v1/projects/{idOrName}/domains/{domain}/move`
 */
export const moveProjectDomain: Operation = { route: "POST /v1/projects/{idOrName}/domains/{domain}/move", group: "projects", team: true };

/**
 * Checks the DNS challenge of a project domain, which is served once it is passed.
 *
 * `POST /v9/projects/{idOrName}/domains/{domain}/verify`
 */
export const verifyProjectDomain: Operation = { route: "POST /v9/projects/{idOrName}/domains/{domain}/verify", group: "projects", team: true, safe: true };

/**
 * Lists the environment variables of a project.
 *
 * `GET /v10/projects/{idOrName}/env`
 */
export const listProjectEnvs: ListOperation = { route: "GET /v10/projects/{idOrName}/env", group: "projects", team: true, secret: true, items: "envs" };

/**
 * Creates one environment variable or several.
 *
 * `POST /v10/projects/{idOrName}/env`
 */
export const createProjectEnvs: Operation = {
  route: "POST /v10/projects/{idOrName}/env", group: "projects", query: ["upsert"], body: "application/json", single: true, required: true, team: true,
  secret: true, secretInput: ["value"],
};

/**
 * Gets an environment variable with its decrypted value.
 *
 * `GET /v1/projects/{idOrName}/env/{id}`
 */
export const getProjectEnv: Operation = { route: "GET /v1/projects/{idOrName}/env/{id}", group: "projects", team: true, secret: true };

/**
 * Changes an environment variable; deployments made before keep the old value.
 *
 * `PATCH /v9/projects/{idOrName}/env/{id}`
 */
export const updateProjectEnv: Operation = { route: "PATCH /v9/projects/{idOrName}/env/{id}", group: "projects", body: {}, team: true, safe: true, secret: true, secretInput: ["value"] };

/**
 * Deletes an environment variable; deployments made before keep it.
 *
 * `DELETE /v9/projects/{idOrName}/env/{id}`
 */
export const deleteProjectEnv: Operation = { route: "DELETE /v9/projects/{idOrName}/env/{id}", group: "projects", team: true, secret: true };

/**
 * Deletes several environment variables at once; deployments made before keep them.
 *
 * `DELETE /v1/projects/{idOrName}/env`
 */
export const deleteProjectEnvs: Operation = { route: "DELETE /v1/projects/{idOrName}/env", group: "projects", query: [], team: true };

/**
 * Offers a project to another team and returns the code that accepts it.
 *
 * `POST /projects/{idOrName}/transfer-request`
 */
export const createProjectTransferRequest: Operation = {
  route: "POST /projects/{idOrName}/transfer-request", group: "projects", team: true, secret: true, secretInput: ["callbackSecret"],
};

/**
 * Takes over a project that another team offers.
 *
 * `PUT /projects/transfer-request/{code}`
 */
export const acceptProjectTransferRequest: Operation = { route: "PUT /projects/transfer-request/{code}", group: "projects", team: true, secretInput: ["code"] };

/**
 * Generates, changes or revokes a secret that lets automation past deployment protection.
 *
 * `PATCH /v1/projects/{idOrName}/protection-bypass`
 */
export const updateProjectProtectionBypass: Operation = {
  route: "PATCH /v1/projects/{idOrName}/protection-bypass", group: "projects", body: {}, team: true, secret: true, secretInput: ["secret"],
};

/**
 * Points production traffic back to an earlier deployment.
 *
 * `POST /v1/projects/{projectId}/rollback/{deploymentId}`
 */
export const rollbackDeployment: Operation = {
  route: "POST /v1/projects/{projectId}/rollback/{deploymentId}", group: "projects", query: ["description"], team: true, safe: true, empty: true,
};

/**
 * Changes the note that explains a rollback.
 *
 * `PATCH /v1/projects/{projectId}/rollback/{deploymentId}/update-description`
 */
export const updateRollbackDescription: Operation = {
  route: "PATCH /v1/projects/{projectId}/rollback/{deploymentId}/update-description", group: "projects", team: true, safe: true, empty: true,
};

/**
 * Changes the microfrontends settings of a project.
 *
 * `PATCH /v1/projects/{projectId}/microfrontends`
 */
export const updateProjectMicrofrontends: Operation = { route: "PATCH /v1/projects/{projectId}/microfrontends", group: "projects", team: true, safe: true, secret: true };

/**
 * Points production traffic to a deployment.
 *
 * `POST /v10/projects/{projectId}/promote/{deploymentId}`
 */
export const promoteDeployment: Operation = { route: "POST /v10/projects/{projectId}/promote/{deploymentId}", group: "projects", team: true, safe: true, empty: true };

/**
 * Lists the aliases of the current promotion with their state.
 *
 * `GET /v1/projects/{projectId}/promote/aliases`
 */
export const listPromoteAliases: ListOperation = {
  route: "GET /v1/projects/{projectId}/promote/aliases", group: "projects", team: true, items: "aliases", next: "pagination.next", send: "until",
};

/**
 * Stops serving the production deployment of a project.
 *
 * `POST /v1/projects/{projectId}/pause`
 */
export const pauseProject: Operation = { route: "POST /v1/projects/{projectId}/pause", group: "projects", team: true, safe: true, empty: true };

/**
 * Serves the production deployment of a paused project again.
 *
 * `POST /v1/projects/{projectId}/unpause`
 */
export const unpauseProject: Operation = { route: "POST /v1/projects/{projectId}/unpause", group: "projects", team: true, safe: true, empty: true };
