// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Pulls the variables of one of a project's environments.
 *
 * `GET /v3/env/pull/{idOrName}/{target}`
 */
export const pullProjectEnv: Operation = { route: "GET /v3/env/pull/{idOrName}/{target}", group: "projects", team: true };

/**
 * Pulls the variables of one of a project's environments, with those of a branch.
 *
 * `GET /v3/env/pull/{idOrName}/{target}/{gitBranch}`
 */
export const pullProjectBranchEnv: Operation = { route: "GET /v3/env/pull/{idOrName}/{target}/{gitBranch}", group: "projects", team: true };

/**
 * Pulls the variables of a project's development, as `vercel dev` does.
 *
 * `GET /v3/env/pull/{idOrName}`
 */
export const pullProjectDevelopmentEnv: Operation = { route: "GET /v3/env/pull/{idOrName}", group: "projects", team: true };

/**
 * Links a project to a Git repository; a former link is removed.
 *
 * `POST /v9/projects/{idOrName}/link`
 */
export const linkProject: Operation = { route: "POST /v9/projects/{idOrName}/link", group: "projects", team: true, secret: true };

/**
 * Takes the link to a Git repository from a project.
 *
 * `DELETE /v9/projects/{idOrName}/link`
 */
export const unlinkProject: Operation = { route: "DELETE /v9/projects/{idOrName}/link", group: "projects", team: true, secret: true };

/**
 * Gets a domain of any project of the account, by its name.
 *
 * `GET /project-domains/{domain}`
 */
export const getProjectDomainByName: Operation = { route: "GET /project-domains/{domain}", group: "projects", team: true };

/**
 * Adds a domain to a project; answers all that the project has.
 *
 * `POST /projects/{idOrName}/alias`
 */
export const addProjectAlias: Operation = { route: "POST /projects/{idOrName}/alias", group: "projects", team: true };

/**
 * Gets the deployment that a project's production shows.
 *
 * `GET /projects/{idOrName}/production-deployment`
 */
export const getProductionDeployment: Operation = { route: "GET /projects/{idOrName}/production-deployment", group: "projects", team: true };

/**
 * Sets the retention periods of a project's deployments; the project shows them in days.
 *
 * `PATCH /v9/projects/{idOrName}/deployment-expiration`
 */
export const updateDeploymentExpiration: Operation = { route: "PATCH /v9/projects/{idOrName}/deployment-expiration", group: "projects", body: {}, team: true };

/**
 * Lets a project's crons run, or stops them.
 *
 * `PATCH /v1/projects/{idOrName}/crons`
 */
export const updateProjectCrons: Operation = { route: "PATCH /v1/projects/{idOrName}/crons", group: "projects", team: true, secret: true };

/**
 * Calls one of a project's crons at once, as the platform's command line asks for it.
 *
 * `POST /v1/projects/{idOrName}/crons/run`
 */
export const runProjectCron: Operation = { route: "POST /v1/projects/{idOrName}/crons/run", group: "projects", team: true };

/**
 * Says which branch of its repository a project has in production.
 *
 * `PATCH /v9/projects/{idOrName}/branch`
 */
export const updateProductionBranch: Operation = { route: "PATCH /v9/projects/{idOrName}/branch", group: "projects", team: true, secret: true };

/**
 * Gives a project an address that starts a deployment of a branch; the project's link shows it.
 *
 * `POST /v2/projects/{idOrName}/deploy-hooks`
 */
export const createDeployHook: Operation = { route: "POST /v2/projects/{idOrName}/deploy-hooks", group: "projects", team: true, secret: true };

/**
 * Takes such an address from a project.
 *
 * `DELETE /v2/projects/{idOrName}/deploy-hooks/{hookId}`
 */
export const deleteDeployHook: Operation = { route: "DELETE /v2/projects/{idOrName}/deploy-hooks/{hookId}", group: "projects", team: true, secret: true };

/**
 * Gets how many custom environments were bought.
 *
 * `GET /v1/projects/custom-environments/settings`
 */
export const getCustomEnvironmentSettings: Operation = { route: "GET /v1/projects/custom-environments/settings", group: "projects", team: true };

/**
 * Buys custom environments.
 *
 * `POST /v1/projects/custom-environments/settings`
 */
export const buyCustomEnvironments: Operation = { route: "POST /v1/projects/custom-environments/settings", group: "projects", body: "application/json", team: true };

/**
 * Has a registrar write the DNS records of a domain.
 *
 * `POST /api/v9/projects/{idOrName}/domains/{domain}/domain-connect/apply`
 */
export const applyDomainConnect: Operation = { route: "POST /api/v9/projects/{idOrName}/domains/{domain}/domain-connect/apply", group: "projects", body: "application/json", team: true };

/**
 * Creates a project without an account.
 *
 * `POST /v1/anonymous/projects`
 */
export const createAnonymousProject: Operation = { route: "POST /v1/anonymous/projects", group: "projects", body: "application/json", team: true };

/**
 * Removes a domain from a project.
 *
 * `DELETE /projects/{projectId}/alias`
 */
export const removeProjectAlias: Operation = { route: "DELETE /projects/{projectId}/alias", group: "projects", team: true };

/**
 * Lists the aliases that a rollback moves.
 *
 * `GET /v9/projects/{projectId}/rollback/aliases`
 */
export const listRollbackAliases: Operation = { route: "GET /v9/projects/{projectId}/rollback/aliases", group: "projects", team: true };
