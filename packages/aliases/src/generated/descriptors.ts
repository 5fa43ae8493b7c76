// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the aliases of a deployment.
 *
 * `GET /v2/deployments/{id}/aliases`
 */
export const listDeploymentAliases: Operation = { route: "GET /v2/deployments/{id}/aliases", group: "aliases", team: true, secret: true };

/**
 * Points an alias to a deployment.
 *
 * `POST /v2/deployments/{id}/aliases`
 */
export const assignAlias: Operation = { route: "POST /v2/deployments/{id}/aliases", group: "aliases", body: {}, team: true };

/**
 * Lists the aliases of the account or team.
 *
 * `GET /v4/aliases`
 */
export const listAliases: ListOperation = { route: "GET /v4/aliases", group: "aliases", team: true, secret: true, items: "aliases", next: "pagination.next", send: "until" };

/**
 * Finds an alias by its ID or its host name.
 *
 * `GET /v4/aliases/{idOrAlias}`
 */
export const getAlias: Operation = { route: "GET /v4/aliases/{idOrAlias}", group: "aliases", team: true, secret: true };

/**
 * Deletes an alias by its ID or its host name; the deployment that it points to stays.
 *
 * `DELETE /v2/aliases/{aliasId}`
 */
export const deleteAlias: Operation = { route: "DELETE /v2/aliases/{aliasId}", group: "aliases", team: true };

/**
 * Changes the bypasses of protection for a deployment or an alias; shareable links that are replaced stop working.
 *
 * `PATCH /aliases/{id}/protection-bypass`
 */
export const updateUrlProtectionBypass: Operation = { route: "PATCH /aliases/{id}/protection-bypass", group: "aliases", team: true, secret: true, secretInput: ["secret"] };
