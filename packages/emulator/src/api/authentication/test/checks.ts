import * as auth from "@slipway/authentication";
import { createAuthToken } from "@slipway/authentication";
import type { Operations } from "@slipway/authentication/contract";
import type { Client } from "@slipway/core";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/authentication/contract.ts";

/** The code of a sign-on, and the client that may exchange it. */
const signOn = { code: "a-code-of-sso", clientId: "oac_crew", clientSecret: "the-clients-secret" };

/** An app with one secret. */
async function makeApp(owner: Client, slug: string): Promise<{ readonly clientId: string; readonly last: string }> {
  // What these operations answer, as their contract says it.
  const { clientId } = (await callUnlisted(owner, "createOAuthApp", { name: "App", slug })) as { clientId: string };
  const made = (await callUnlisted(owner, "createOAuthAppSecret", { clientId })) as { clientSecret: string };
  return { clientId, last: made.clientSecret.slice(-4) };
}

/** A token that nobody uses, and somebody who signs on to an integration. */
async function makeFixture({ emulator, owner }: BaseFixture) {
  const { token } = await createAuthToken(owner, { name: "spare" });
  emulator.world.addSsoCode({ ...signOn, user: "ann", team: "crew" });
  return { tokenId: token.id, ...(await makeApp(owner, "sign-in")) };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;
type Made = { readonly fixture: Fixture };

function namesIn({ tokenId, clientId }: Fixture) {
  return {
    clientId: [clientId],
    tokenId: [tokenId],
    client_id: [signOn.clientId],
    client_secret: [signOn.clientSecret, "wrong"],
    code: [signOn.code],
    purpose: ["ai-gateway"],
    grant_type: ["authorization_code"],
  };
}

const smoke: SmokeTest = async ({ owner, emulator, project }) => {
  const { token } = await auth.createAuthToken(owner, { name: "smoke", projectId: project });
  await auth.listAuthTokens(owner).toArray();
  await auth.getAuthToken(owner, { tokenId: "current" });
  await auth.deleteAuthToken(owner, { tokenId: token.id });
  await auth.createApiKey(owner, { purpose: "ai-gateway", aiGatewayQuota: { limitAmount: 5 } });
  const client = { client_id: "oac_smoke", client_secret: "smoke" };
  emulator.world.addSsoCode({
    code: "smoke",
    clientId: client.client_id,
    clientSecret: client.client_secret,
    user: "ann",
  });
  await auth.exchangeSsoToken(owner, { ...client, grant_type: "authorization_code", code: "smoke" });
  const { clientId, last: lastFourChars } = await makeApp(owner, "smoke");
  await callUnlisted(owner, "getOAuthApp", { clientId });
  await callUnlisted(owner, "updateOAuthApp", { clientId, homePageUri: null });
  await callUnlisted(owner, "deleteOAuthAppSecret", { clientId, lastFourChars });
  await callUnlisted(owner, "deleteOAuthApp", { clientId });
};

const tokenId = "current";

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  unrecorded: { exchangeSsoToken: "no event is published" },
  about: {
    everybody: ["listAuthTokens", "getAuthToken", "deleteAuthToken"],
    public: ["exchangeSsoToken"],
    new: ["createAuthToken", "createOAuthApp"],
  },
  requests: {
    createOAuthApp: sends("createOAuthApp", () => ({ name: "More", slug: "more" })),
    getOAuthApp: sends("getOAuthApp", ({ fixture: { clientId } }: Made) => ({ clientId })),
    updateOAuthApp: sends("updateOAuthApp", ({ fixture: { clientId } }: Made) => ({ clientId, name: "Other" })),
    deleteOAuthApp: sends("deleteOAuthApp", ({ fixture: { clientId } }: Made) => ({ clientId })),
    createOAuthAppSecret: sends("createOAuthAppSecret", ({ fixture: { clientId } }: Made) => ({ clientId })),
    deleteOAuthAppSecret: sends("deleteOAuthAppSecret", ({ fixture: { clientId, last } }: Made) => {
      return { clientId, lastFourChars: last };
    }),
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
  },
};
