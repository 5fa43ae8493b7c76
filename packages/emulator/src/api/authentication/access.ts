import type { Operations } from "@slipway/authentication/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** Tokens are one's own, whatever one may do in a team. */
export const authenticationExceptions: Exceptions<Operations> = {
  listAuthTokens: "own",
  createAuthToken: "own",
  getAuthToken: "own",
  deleteAuthToken: "own",
};
