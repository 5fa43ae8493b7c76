import { randomBytes } from "node:crypto";
import type { Services } from "../../engine/services.ts";
import { tokenTable, userTable } from "./tables.ts";
import { checkToken, hashToken, seenTokens } from "./tokens.ts";

const id = "emulator";
const purpose = "own token";

/** Stores the emulator's own token for the first user: the requested, an earlier run's or a random one. Throws for an unusable or foreign token. */
export function putOwnToken({ store, rows, keys, service }: Services, requested?: string): string {
  return store.transact(() => {
    const user = rows(userTable).all()[0];
    if (!user) throw new Error("The seed has no user, so that the token would act for nobody");
    if (requested !== undefined) checkToken(store, "token: the emulator's own token", requested, user.id);
    const before = rows(tokenTable).get(id)?.sealed;
    const earlier = before === undefined ? undefined : keys.decrypt(before, purpose);
    const token = requested ?? earlier ?? `emulator_${randomBytes(18).toString("hex")}`;
    const sealed = before !== undefined && earlier === token ? before : keys.encrypt(token, purpose);
    rows(tokenTable).put({ id, hash: hashToken(token), sealed, userId: user.id, name: "The emulator's own token" });
    service(seenTokens).add(token);
    return token;
  });
}
