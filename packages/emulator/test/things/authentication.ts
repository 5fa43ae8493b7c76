import { createAuthToken } from "@slipway/authentication";
import type { Ground } from "./ground.ts";

/** The code of a sign-on, and the client that may exchange it. */
export const signOn = { code: "a-code-of-sso", clientId: "oac_crew", clientSecret: "the-clients-secret" };

/** A token that nobody uses, and somebody who signs on to an integration. */
export async function makeAuthentication({ emulator, crew }: Ground) {
  const { token } = await createAuthToken(crew, { name: "spare" });
  emulator.world.addSsoCode({ ...signOn, user: "ann", team: "crew" });
  return { tokenId: token.id };
}

export function namesOfAuthentication({ tokenId }: { readonly tokenId: string }) {
  return {
    tokenId: [tokenId],
    client_id: [signOn.clientId],
    client_secret: [signOn.clientSecret, "wrong"],
    code: [signOn.code],
    purpose: ["ai-gateway"],
    grant_type: ["authorization_code"],
  };
}
