import { createApiKey, createAuthToken } from "@slipway/authentication";
import type { Operations } from "@slipway/authentication/contract";
import type { Client } from "@slipway/core";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/authentication/contract.ts";

const signOn = { code: "a-code-of-sso", clientId: "oac_fleet", clientSecret: "the-clients-secret" };
const installed = "a-code-of-an-installation";

/** An app with one secret. */
async function makeApp(owner: Client, slug: string): Promise<{ readonly clientId: string; readonly last: string }> {
  // Responses of these operations, by their contract.
  const { clientId } = (await callUnlisted(owner, "createOAuthApp", { name: "App", slug })) as { clientId: string };
  const made = (await callUnlisted(owner, "createOAuthAppSecret", { clientId })) as { clientSecret: string };
  return { clientId, last: made.clientSecret.slice(-4) };
}

async function makeFixture({ emulator, owner }: BaseFixture) {
  const { token } = await createAuthToken(owner, { name: "spare" });
  for (const code of [signOn.code, installed])
    emulator.world.addSsoCode({ ...signOn, code, user: "ann", team: "fleet" });
  const { apiKey } = await createApiKey(owner, { purpose: "ai-gateway" });
  return { apiKeyId: apiKey.id, tokenId: token.id, ...(await makeApp(owner, "sign-in")) };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ tokenId, clientId, apiKeyId }) => ({
      apiKeyId: [apiKeyId],
      clientId: [clientId],
      tokenId: [tokenId],
      client_id: [signOn.clientId],
      client_secret: [signOn.clientSecret, "wrong"],
      code: [signOn.code],
      purpose: ["ai-gateway"],
      grant_type: ["authorization_code"],
    }),
  },
  unrecorded: {
    exchangeSsoToken: "no event is published",
    exchangeIntegrationCode: "no event is published",
    deleteApiKey: "no event is published",
    updateApiKeyQuota: "no event is published",
  },
  about: {
    everybody: ["listAuthTokens", "getAuthToken", "deleteAuthToken"],
    public: ["exchangeSsoToken", "exchangeIntegrationCode"],
    team: ["getApiKey", "deleteApiKey", "updateApiKeyQuota"],
    noProject: ["listApiKeys"],
    new: ["createAuthToken", "createOAuthApp"],
  },
  usual: ({ fixture: { clientId, apiKeyId } }) => ({ clientId, apiKeyId, tokenId: "current" }),
  inputs: {
    createOAuthApp: { name: "More", slug: "more" },
    getOAuthApp: {},
    updateOAuthApp: { name: "Other" },
    createOAuthAppSecret: {},
    deleteOAuthAppSecret: ({ fixture: { last } }) => ({ lastFourChars: last }),
    deleteOAuthApp: {},
    exchangeSsoToken: {
      grant_type: "authorization_code",
      client_id: signOn.clientId,
      client_secret: signOn.clientSecret,
      code: signOn.code,
    },
    exchangeIntegrationCode: {
      client_id: signOn.clientId,
      client_secret: signOn.clientSecret,
      code: installed,
    },
    listApiKeys: {},
    getApiKey: {},
    updateApiKeyQuota: { limitAmount: 5 },
    deleteApiKey: {},
    listAuthTokens: {},
    createAuthToken: { name: "fresh" },
    getAuthToken: {},
    createApiKey: ({ project: projectId }) => ({ purpose: "ai-gateway", projectId }),
    deleteAuthToken: {},
  },
};
