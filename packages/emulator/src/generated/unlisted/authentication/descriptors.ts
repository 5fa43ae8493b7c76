// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Makes an app.
 *
 * `POST /v1/oauth-apps`
 */
export const createOAuthApp: Operation = { route: "POST /v1/oauth-apps", group: "authentication", body: { slug: "slug" }, team: true };

/**
 * Gets an app.
 *
 * `GET /v1/oauth-apps/{clientId}`
 */
export const getOAuthApp: Operation = { route: "GET /v1/oauth-apps/{clientId}", group: "authentication", team: true };

/**
 * Changes an app.
 *
 * `PATCH /v1/oauth-apps/{clientId}`
 */
export const updateOAuthApp: Operation = { route: "PATCH /v1/oauth-apps/{clientId}", group: "authentication", body: { slug: "slug" }, team: true };

/**
 * Deletes an app.
 *
 * `DELETE /v1/oauth-apps/{clientId}`
 */
export const deleteOAuthApp: Operation = { route: "DELETE /v1/oauth-apps/{clientId}", group: "authentication", team: true };

/**
 * Makes a secret of an app, which is shown this once.
 *
 * `POST /v1/oauth-apps/{clientId}/secret`
 */
export const createOAuthAppSecret: Operation = { route: "POST /v1/oauth-apps/{clientId}/secret", group: "authentication", body: "application/json", team: true, secret: true };

/**
 * Deletes a secret of an app.
 *
 * `DELETE /v1/oauth-apps/{clientId}/secret/{lastFourChars}`
 */
export const deleteOAuthAppSecret: Operation = { route: "DELETE /v1/oauth-apps/{clientId}/secret/{lastFourChars}", group: "authentication", team: true };

/**
 * Lists the API keys of the team.
 *
 * `GET /v1/api-keys`
 */
export const listApiKeys: Operation = { route: "GET /v1/api-keys", group: "authentication", team: true };

/**
 * Gets an API key, without the key itself.
 *
 * `GET /v1/api-keys/{apiKeyId}`
 */
export const getApiKey: Operation = { route: "GET /v1/api-keys/{apiKeyId}", group: "authentication", team: true };

/**
 * Deletes an API key; nobody can use it any more.
 *
 * `DELETE /v1/api-keys/{apiKeyId}`
 */
export const deleteApiKey: Operation = { route: "DELETE /v1/api-keys/{apiKeyId}", group: "authentication", team: true };

/**
 * Changes the quota of an API key, as the platform's command line does.
 *
 * `PATCH /v1/api-keys/{apiKeyId}/quota`
 */
export const updateApiKeyQuota: Operation = { route: "PATCH /v1/api-keys/{apiKeyId}/quota", group: "authentication", body: {}, team: true };

/**
 * Exchanges the code of an installation for the token of its integration; clients send it as a form.
 *
 * `POST /v2/oauth/access_token`
 */
export const exchangeIntegrationCode: Operation = { route: "POST /v2/oauth/access_token", group: "authentication", public: true, secret: true, secretInput: ["client_secret", "code"] };
