import type { Operations } from "@slipway/authentication/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/authentication/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { createApiKey, keyHandlers } from "./api-keys.ts";
import { categories, eventTypes } from "./event-types.ts";
import { oauthAppHandlers } from "./oauth-apps.ts";
import { exchangeIntegrationCode, exchangeSsoToken } from "./sso.ts";
import { tokenHandlers } from "./tokens.ts";

export const authenticationGroup: Group = group<Operations & Unlisted>({
  handlers: {
    ...tokenHandlers,
    ...oauthAppHandlers,
    createApiKey,
    exchangeSsoToken,
    exchangeIntegrationCode,
    ...keyHandlers,
  },
  // Tokens are one's own, whatever one may do in a team. Who may have apps nobody publishes; chosen: whose the team's settings are.
  access: {
    listAuthTokens: "own",
    createAuthToken: "own",
    getAuthToken: "own",
    deleteAuthToken: "own",
    createOAuthApp: "team.settings",
    getOAuthApp: "team.settings",
    updateOAuthApp: "team.settings",
    deleteOAuthApp: "team.settings",
    createOAuthAppSecret: "team.settings",
    deleteOAuthAppSecret: "team.settings",
  },
  eventTypes,
  categories,
});
