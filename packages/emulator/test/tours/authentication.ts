import * as auth from "@slipway/authentication";
import type { Tour } from "./tours.ts";

export const tourOfAuthentication: Tour = async ({ crew, emulator, project }) => {
  const { token } = await auth.createAuthToken(crew, { name: "tour", projectId: project });
  await auth.listAuthTokens(crew).toArray();
  await auth.getAuthToken(crew, { tokenId: "current" });
  await auth.deleteAuthToken(crew, { tokenId: token.id });
  await auth.createApiKey(crew, { purpose: "ai-gateway", aiGatewayQuota: { limitAmount: 5 } });
  const client = { client_id: "oac_tour", client_secret: "tour" };
  emulator.world.addSsoCode({
    code: "tour",
    clientId: client.client_id,
    clientSecret: client.client_secret,
    user: "ann",
  });
  await auth.exchangeSsoToken(crew, { ...client, grant_type: "authorization_code", code: "tour" });
};
