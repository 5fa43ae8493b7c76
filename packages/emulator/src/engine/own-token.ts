import { randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";
import { tokenTable, userTable } from "./accounts.ts";
import { checkToken } from "./check-token.ts";

/** The record of the token that the emulator itself tells. */
const id = "emulator";

/**
 * Makes a token of the first user: the given one, the one of an earlier run, or a random one.
 *
 * Throws for a given one that nobody can send, and for one that acts for another user.
 */
export function putOwnToken(store: Store, given?: string): string {
  return store.attempt(() => {
    const user = store.rows(userTable).all()[0];
    if (!user) throw new Error("The seed has no user, so that the token would act for nobody");
    if (given !== undefined) checkToken(store, "token: the emulator's own token", given, user.id);
    const token = given ?? store.rows(tokenTable).get(id)?.token ?? `emulator_${randomBytes(18).toString("hex")}`;
    store.rows(tokenTable).put({ id, token, userId: user.id });
    return token;
  });
}
