// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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
    exchangeSsoToken: { ...operations.exchangeSsoToken,
      id: "exchange-sso-token", summary: "Exchanges the code of an integration's single sign-on for tokens.", kind: "call", parameters: [],
      input: "ExchangeSsoTokenInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ExchangeSsoTokenOutput" } }, errors: { "400": {}, "403": {}, "500": {} }, revealsOnce: true,
      secrets: ["access_token", "id_token", "refresh_token"],
    },
    listAuthTokens: { ...operations.listAuthTokens,
      id: "listAuthTokens", summary: "Lists the tokens of the user, without their secrets.", kind: "list",
      parameters: [{ name: "limit", in: "query", type: "number" }, { name: "until", in: "query", type: "number" }], input: "ListAuthTokensInput",
      answers: { "200": { contentType: "application/json", schema: "AuthTokenPage" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createAuthToken: { ...operations.createAuthToken,
      id: "createAuthToken", summary: "Creates a token and returns its secret, once.", kind: "call", parameters: [], input: "CreateAuthTokenInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CreatedAuthToken" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, revealsOnce: true, secrets: ["bearerToken"],
    },
    getAuthToken: { ...operations.getAuthToken,
      id: "getAuthToken", summary: "Gets the metadata of a token.", kind: "call", parameters: [{ name: "tokenId", in: "path", required: true, type: "string" }],
      input: "GetAuthTokenInput", answers: { "200": { contentType: "application/json", schema: "GetAuthTokenOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteAuthToken: { ...operations.deleteAuthToken,
      id: "deleteAuthToken", summary: "Revokes a token; requests that are made with it are refused from then on.", kind: "call",
      parameters: [{ name: "tokenId", in: "path", required: true, type: "string" }], input: "DeleteAuthTokenInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteAuthTokenOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    createApiKey: { ...operations.createApiKey,
      id: "createApiKeys", summary: "Creates an API key and returns its secret, once.", kind: "call", parameters: [], input: "CreateApiKeyInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CreatedApiKey" } },
      errors: {
        "400": {}, "401": { schema: "ApiKeyError" }, "403": { schema: "ApiKeyError" }, "409": {}, "410": {}, "429": { schema: "ApiKeyRateLimitError" },
        "500": { schema: "ApiKeyError" },
      },
      revealsOnce: true, secrets: ["apiKeyString"],
    },
  },
};
