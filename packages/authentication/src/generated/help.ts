// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "authentication",
  operations: {
    exchangeSsoToken: {
      inputs: [
        {
          name: "grant_type", in: "body", type: "\"authorization_code\" | \"refresh_token\"", kind: "string", values: ["authorization_code", "refresh_token"],
          required: true,
          doc: "In \"The code that the platform sent the user back with\": Exchanges a code, as defined by OAuth 2.0. In \"The refresh token of an earlier exchange\": Refreshes tokens, as defined by OAuth 2.0.",
        },
        { name: "client_id", in: "body", type: "string", kind: "string", required: true, doc: "The client ID of the integration." },
        { name: "client_secret", in: "body", type: "string", kind: "string", required: true, secret: true, doc: "The client secret of the integration." },
        {
          name: "code", in: "body", type: "string", kind: "string", secret: true,
          doc: "The code that the platform sent the user back with. Only in \"The code that the platform sent the user back with\".",
        },
        {
          name: "redirect_uri", in: "body", type: "string", kind: "string",
          doc: "Redirect URI with which the code was requested. Only in \"The code that the platform sent the user back with\".",
        },
        {
          name: "state", in: "body", type: "string", kind: "string",
          doc: "The state that the sign-on began with. Only in \"The code that the platform sent the user back with\".",
        },
        {
          name: "refresh_token", in: "body", type: "string", kind: "string", secret: true,
          doc: "The refresh token that an earlier exchange gave. Only in \"The refresh token of an earlier exchange\".",
        },
      ],
      variants: {
        discriminator: "grant_type",
        of: [
          { values: ["authorization_code"], required: ["client_id", "client_secret", "code"], optional: ["redirect_uri", "state"] },
          { values: ["refresh_token"], required: ["client_id", "client_secret", "refresh_token"], optional: [] },
        ],
      },
      withoutTeam: "the exchange is public, and takes no token",
    },
    listAuthTokens: {
      inputs: [
        {
          name: "limit", in: "query", type: "number", kind: "number", unpublished: true,
          doc: "Maximum number of tokens to list. Not in the platform's published description. At least 1, at most 100.",
        },
        {
          name: "until", in: "query", type: "number", kind: "number", unpublished: true,
          doc: "Only tokens created before this time, or the cursor of the next page. Not in the platform's published description. Unix time in milliseconds.",
        },
      ],
      words: ["access tokens", "my tokens"],
      withoutTeam: "tokens are the user's own",
      columns: ["id", "name", "type", "createdAt"],
    },
    createAuthToken: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the token." },
        { name: "expiresAt", in: "body", type: "number", kind: "number", doc: "Time at which the token expires. Unix time in milliseconds." },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The only project that it may act on." },
      ],
      words: ["new access token", "make a token"],
    },
    getAuthToken: {
      inputs: [
        {
          name: "tokenId", in: "path", type: "string", kind: "string", required: true,
          doc: "The token, by its ID; `current` for the one that the request is made with.",
        },
      ],
      withoutTeam: "tokens are the user's own",
      rows: "token",
      columns: ["id", "name", "type", "createdAt"],
    },
    deleteAuthToken: {
      inputs: [
        {
          name: "tokenId", in: "path", type: "string", kind: "string", required: true,
          doc: "The token to revoke, by its ID; `current` for the one that the request is made with.",
        },
      ],
      words: ["revoke a token", "log out"],
      withoutTeam: "tokens are the user's own",
    },
    createApiKey: {
      inputs: [
        { name: "purpose", in: "body", type: "string", kind: "string", required: true, doc: "Purpose of the key, such as the AI gateway." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The display name of the key." },
        {
          name: "aiGatewayQuota", in: "body", type: "AiGatewayQuota", kind: "object", doc: "Maximum spend with the key at the AI gateway.",
          members: "AiGatewayQuota",
        },
        { name: "expiresAt", in: "body", type: "number", kind: "number", doc: "Time at which the key expires. Unix time in milliseconds." },
        {
          name: "metadata", in: "body", type: "Record<string, unknown>", kind: "object",
          doc: "Further details of the key, which depend on its purpose (`environment` for a key of the AI gateway).", members: "CreateApiKeyInput.metadata",
        },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The only project that the key is for." },
      ],
    },
  },
  shapes: {
    AiGatewayQuota: [
      { name: "limitAmount", type: "number", kind: "number", required: true, doc: "Maximum spend in a period." },
      {
        name: "alertThresholds", type: "number[]", kind: "number", array: true,
        doc: "Percentages of the limit at which an alert is sent: 50, 75 and 100 are supported.",
      },
      { name: "includeByokInQuota", type: "boolean", kind: "boolean", default: false, doc: "Whether what the team's own provider keys spend counts." },
      {
        name: "refreshPeriod", type: "QuotaRefreshPeriod", kind: "string", values: ["daily", "monthly", "none", "weekly"], default: "none",
        doc: "Period after which the limit is renewed.",
      },
    ],
    "CreateApiKeyInput.metadata": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
