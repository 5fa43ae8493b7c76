// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  exchangeSsoToken: { input: types.ExchangeSsoTokenInput; output: types.ExchangeSsoTokenOutput };
  listAuthTokens: { input: types.ListAuthTokensInput; output: types.ListAuthTokensOutput };
  createAuthToken: { input: types.CreateAuthTokenInput; output: types.CreateAuthTokenOutput };
  getAuthToken: { input: types.GetAuthTokenInput; output: types.GetAuthTokenOutput };
  deleteAuthToken: { input: types.DeleteAuthTokenInput; output: types.DeleteAuthTokenOutput };
  createApiKey: { input: types.CreateApiKeyInput; output: types.CreateApiKeyOutput };
}

/** Tokens and API keys, and the single sign-on of integrations. */
export const contract: GroupContract = {
  group: "authentication",
  operations: {
    exchangeSsoToken: {
      route: "POST /v1/integrations/sso/token", id: "exchange-sso-token", summary: "Exchanges the code of an integration's single sign-on for tokens.",
      kind: "call", parameters: [], input: "ExchangeSsoTokenInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ExchangeSsoTokenOutput" } }, errors: { "400": {}, "403": {}, "500": {} }, public: true,
      secret: ["access_token", "id_token", "refresh_token"], secretInput: ["client_secret", "code", "refresh_token"],
    },
    listAuthTokens: {
      route: "GET /v6/user/tokens", id: "listAuthTokens", summary: "Lists the tokens of the user, without their secrets.", kind: "list",
      parameters: [{ name: "limit", in: "query", input: "limit", required: false, type: "number" }], input: "ListAuthTokensInput",
      answers: { "200": { contentType: "application/json", schema: "AuthTokenPage" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
      paging: { items: "tokens" },
    },
    createAuthToken: {
      route: "POST /v3/user/tokens", id: "createAuthToken", summary: "Creates a token and returns its secret, once.", kind: "call", parameters: [],
      input: "CreateAuthTokenInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreatedAuthToken" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      team: true, secret: ["bearerToken"],
    },
    getAuthToken: {
      route: "GET /v5/user/tokens/{tokenId}", id: "getAuthToken", summary: "Gets what is known about a token.", kind: "call",
      parameters: [{ name: "tokenId", in: "path", input: "tokenId", required: true, type: "string" }], input: "GetAuthTokenInput",
      answers: { "200": { contentType: "application/json", schema: "GetAuthTokenOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteAuthToken: {
      route: "DELETE /v3/user/tokens/{tokenId}", id: "deleteAuthToken", summary: "Revokes a token; requests that are made with it are refused from then on.",
      kind: "call", parameters: [{ name: "tokenId", in: "path", input: "tokenId", required: true, type: "string" }], input: "DeleteAuthTokenInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteAuthTokenOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    createApiKey: {
      route: "POST /api-keys", id: "createApiKeys", summary: "Creates an API key and returns its secret, once.", kind: "call", parameters: [],
      input: "CreateApiKeyInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreatedApiKey" } },
      errors: {
        "400": {}, "401": { schema: "ApiKeyError" }, "403": { schema: "ApiKeyError" }, "409": {}, "410": {}, "429": { schema: "ApiKeyRateLimitError" },
        "500": { schema: "ApiKeyError" },
      },
      team: true, secret: ["apiKeyString"],
    },
  },
};
