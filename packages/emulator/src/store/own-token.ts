import { randomBytes } from "node:crypto";
import { checkToken } from "./check-token.ts";
import type { State } from "./state.ts";

/** The record of the token that the emulator itself tells. */
const id = "emulator";

/**
 * Makes a token of the first user: the given one, the one of an earlier run, or a random one.
 *
 * Throws for a given one that nobody can send, and for one that acts for another user.
 */
export function putOwnToken(state: State, given?: string): string {
  return state.attempt(() => {
    const user = state.users.all()[0];
    if (!user) throw new Error("The seed has no user, so that the token would act for nobody");
    if (given !== undefined) checkToken(state, "token: the emulator's own token", given, user.id);
    const token = given ?? state.tokens.get(id)?.token ?? `emulator_${randomBytes(18).toString("base64url")}`;
    state.tokens.put({ id, token, userId: user.id });
    return token;
  });
}
