// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Exchanges the code of an integration's single sign-on for tokens.
 *
 * `POST /v1/integrations/sso/token`
 */
export const exchangeSsoToken: Operation = {
  route: "POST /v1/integrations/sso/token", group: "authentication", public: true, secret: true, secretInput: ["client_secret", "code", "refresh_token"],
};

/**
 * Lists the tokens of the user, without their secrets.
 *
 * `GET /v6/user/tokens`
 */
export const listAuthTokens: ListOperation = { route: "GET /v6/user/tokens", group: "authentication", items: "tokens", next: "pagination.next", send: "until" };

/**
 * Creates a token and returns its secret, once.
 *
 * `POST /v3/user/tokens`
 */
export const createAuthToken: Operation = { route: "POST /v3/user/tokens", group: "authentication", team: true, secret: true };

/**
 * Gets the metadata of a token.
 *
 * `GET /v5/user/tokens/{tokenId}`
 */
export const getAuthToken: Operation = { route: "GET /v5/user/tokens/{tokenId}", group: "authentication" };

/**
 * Revokes a token; requests that are made with it are refused from then on.
 *
 * `DELETE /v3/user/tokens/{tokenId}`
 */
export const deleteAuthToken: Operation = { route: "DELETE /v3/user/tokens/{tokenId}", group: "authentication" };

/**
 * Creates an API key and returns its secret, once.
 *
 * `POST /api-keys`
 */
export const createApiKey: Operation = { route: "POST /api-keys", group: "authentication", team: true, secret: true };
