// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  createOAuthApp: { input: types.CreateOAuthAppInput; output: types.CreateOAuthAppOutput };
  getOAuthApp: { input: types.GetOAuthAppInput; output: types.GetOAuthAppOutput };
  updateOAuthApp: { input: types.UpdateOAuthAppInput; output: types.UpdateOAuthAppOutput };
  deleteOAuthApp: { input: types.DeleteOAuthAppInput; output: types.DeleteOAuthAppOutput };
  createOAuthAppSecret: { input: types.CreateOAuthAppSecretInput; output: types.CreateOAuthAppSecretOutput };
  deleteOAuthAppSecret: { input: types.DeleteOAuthAppSecretInput; output: types.DeleteOAuthAppSecretOutput };
  listApiKeys: { input: types.ListApiKeysInput; output: types.ListApiKeysOutput };
  getApiKey: { input: types.GetApiKeyInput; output: types.GetApiKeyOutput };
  deleteApiKey: { input: types.DeleteApiKeyInput; output: types.DeleteApiKeyOutput };
  updateApiKeyQuota: { input: types.UpdateApiKeyQuotaInput; output: types.UpdateApiKeyQuotaOutput };
  exchangeIntegrationCode: { input: types.ExchangeIntegrationCodeInput; output: types.ExchangeIntegrationCodeOutput };
}

/** Tokens and API keys, and the single sign-on of integrations. */
export const contract: GroupContract = {
  group: "authentication",
  operations: {
    createOAuthApp: { ...operations.createOAuthApp,
      published: false, id: "createOAuthApp", summary: "Makes an app.", kind: "call", parameters: [], input: "CreateOAuthAppInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "OAuthApp" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {} },
    },
    getOAuthApp: { ...operations.getOAuthApp,
      published: false, id: "getOAuthApp", summary: "Gets an app.", kind: "call",
      parameters: [{ name: "clientId", in: "path", required: true, type: "string" }], input: "GetOAuthAppInput",
      answers: { "200": { contentType: "application/json", schema: "GetOAuthAppOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    updateOAuthApp: { ...operations.updateOAuthApp,
      published: false, id: "updateOAuthApp", summary: "Changes an app.", kind: "call",
      parameters: [{ name: "clientId", in: "path", required: true, type: "string" }], input: "UpdateOAuthAppInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "OAuthApp" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {} },
    },
    deleteOAuthApp: { ...operations.deleteOAuthApp,
      published: false, id: "deleteOAuthApp", summary: "Deletes an app.", kind: "call",
      parameters: [{ name: "clientId", in: "path", required: true, type: "string" }], input: "DeleteOAuthAppInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    createOAuthAppSecret: { ...operations.createOAuthAppSecret,
      published: false, id: "createOAuthAppSecret", summary: "Makes a secret of an app, which is shown this once.", kind: "call",
      parameters: [{ name: "clientId", in: "path", required: true, type: "string" }], input: "CreateOAuthAppSecretInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CreateOAuthAppSecretOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["clientSecret"],
    },
    deleteOAuthAppSecret: { ...operations.deleteOAuthAppSecret,
      published: false, id: "deleteOAuthAppSecret", summary: "Deletes a secret of an app.", kind: "call",
      parameters: [{ name: "clientId", in: "path", required: true, type: "string" }, { name: "lastFourChars", in: "path", required: true, type: "string" }],
      input: "DeleteOAuthAppSecretInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    listApiKeys: { ...operations.listApiKeys,
      published: false, id: "listApiKeys", summary: "Lists the API keys of the team.", kind: "call",
      parameters: [{ name: "purpose", in: "query", type: "string" }], input: "ListApiKeysInput",
      answers: { "200": { contentType: "application/json", schema: "ApiKeyPage" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getApiKey: { ...operations.getApiKey,
      published: false, id: "getApiKey", summary: "Gets an API key, without the key itself.", kind: "call",
      parameters: [{ name: "apiKeyId", in: "path", required: true, type: "string" }], input: "GetApiKeyInput",
      answers: { "200": { contentType: "application/json", schema: "GetApiKeyOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    deleteApiKey: { ...operations.deleteApiKey,
      published: false, id: "deleteApiKey", summary: "Deletes an API key; nobody can use it any more.", kind: "call",
      parameters: [{ name: "apiKeyId", in: "path", required: true, type: "string" }], input: "DeleteApiKeyInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
    },
    updateApiKeyQuota: { ...operations.updateApiKeyQuota,
      published: false, id: "updateApiKeyQuota", summary: "Changes the quota of an API key, as the platform's command line does.", kind: "call",
      parameters: [{ name: "apiKeyId", in: "path", required: true, type: "string" }], input: "UpdateApiKeyQuotaInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateApiKeyQuotaOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    exchangeIntegrationCode: { ...operations.exchangeIntegrationCode,
      published: false, id: "exchangeIntegrationCode",
      summary: "Exchanges the code of an installation for the token of its integration; clients send it as a form.", kind: "call", parameters: [],
      input: "ExchangeIntegrationCodeInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ExchangeIntegrationCodeOutput" } }, errors: { "400": {}, "403": {} }, revealsOnce: true,
      secrets: ["access_token"],
    },
  },
};
