import type { Operations } from "@slipway/authentication/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { createApiKey } from "./api-keys.ts";
import { categories, happenings } from "./event-types.ts";
import { exchangeSsoToken } from "./sso.ts";
import { tokenHandlers } from "./tokens.ts";

export const authenticationGroup: Group = group<Operations>({
  handlers: { ...tokenHandlers, createApiKey, exchangeSsoToken },
  // Tokens are one's own, whatever one may do in a team.
  access: {
    listAuthTokens: "own",
    createAuthToken: "own",
    getAuthToken: "own",
    deleteAuthToken: "own",
  },
  happenings,
  categories,
});
