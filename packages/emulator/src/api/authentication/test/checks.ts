import * as auth from "@slipway/authentication";
import { createAuthToken } from "@slipway/authentication";
import type { Operations } from "@slipway/authentication/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** The code of a sign-on, and the client that may exchange it. */
const signOn = { code: "a-code-of-sso", clientId: "oac_crew", clientSecret: "the-clients-secret" };

/** A token that nobody uses, and somebody who signs on to an integration. */
async function makeFixture({ emulator, owner }: BaseFixture) {
  const { token } = await createAuthToken(owner, { name: "spare" });
  emulator.world.addSsoCode({ ...signOn, user: "ann", team: "crew" });
  return { tokenId: token.id };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ tokenId }: Fixture) {
  return {
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
};

const tokenId = "current";

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  unrecorded: { exchangeSsoToken: "no event is published" },
  about: {
    everybody: ["listAuthTokens", "getAuthToken", "deleteAuthToken"],
    public: ["exchangeSsoToken"],
    new: ["createAuthToken"],
  },
  requests: {
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
