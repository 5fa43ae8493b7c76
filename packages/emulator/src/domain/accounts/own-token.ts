import { randomBytes } from "node:crypto";
import type { Services } from "../../engine/services.ts";
import { tokenTable, userTable } from "./tables.ts";
import { checkToken, hashOf, seenTokens } from "./tokens.ts";

const id = "emulator";
const purpose = "own token";

/** Makes a token of the first user: the given, an earlier run's or a random one. Throws for one that nobody can send or another has. */
export function putOwnToken({ store, rows, keys, part }: Services, given?: string): string {
  return store.attempt(() => {
    const user = rows(userTable).all()[0];
    if (!user) throw new Error("The seed has no user, so that the token would act for nobody");
    if (given !== undefined) checkToken(store, "token: the emulator's own token", given, user.id);
    const before = rows(tokenTable).get(id)?.sealed;
    const known = before === undefined ? undefined : keys.decrypt(before, purpose);
    const token = given ?? known ?? `emulator_${randomBytes(18).toString("hex")}`;
    const sealed = before !== undefined && known === token ? before : keys.encrypt(token, purpose);
    rows(tokenTable).put({ id, hash: hashOf(token), sealed, userId: user.id, name: "The emulator's own token" });
    part(seenTokens).add(token);
    return token;
  });
}
