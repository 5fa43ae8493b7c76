import * as auth from "@slipway/authentication";
import type { Operations } from "@slipway/authentication/contract";
import type { Cases } from "../../../../test/checks.ts";
import { signOn } from "../../../../test/things/authentication.ts";

const tokenId = "current";

export const authenticationCases: Cases<Operations> = {
  exchangeSsoToken: (client) =>
    auth.exchangeSsoToken(client, {
      grant_type: "authorization_code",
      client_id: signOn.clientId,
      client_secret: signOn.clientSecret,
      code: signOn.code,
    }),
  listAuthTokens: (client) => auth.listAuthTokens(client).toArray(),
  createAuthToken: (client) => auth.createAuthToken(client, { name: "fresh" }),
  getAuthToken: (client) => auth.getAuthToken(client, { tokenId }),
  deleteAuthToken: (client) => auth.deleteAuthToken(client, { tokenId }),
  createApiKey: (client, { project }) => auth.createApiKey(client, { purpose: "ai-gateway", projectId: project }),
};
