import { randomUUID } from "node:crypto";
import type { Operations } from "@slipway/global-config/contract";
import { hashOf, seenTokens } from "../../domain/accounts/tokens.ts";
import { findConfig } from "../../domain/config/find-config.ts";
import { type ReadTokenRow, readTokenTable } from "../../domain/config/tables.ts";
import { recordEvent } from "../../domain/events/record-event.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import { answer, empty, type SomeHandlers } from "../../pipeline/handler.ts";
import { eventTypes, toldOf } from "./event-types.ts";
import { presentToken } from "./present.ts";

type Names = "listGlobalConfigTokens" | "getGlobalConfigToken" | "createGlobalConfigToken" | "deleteGlobalConfigTokens";

export const tokenHandlers: SomeHandlers<Operations, Names> = {
  listGlobalConfigTokens: ({ edgeConfigId }, context) =>
    context.rows(readTokenTable).by("config", findConfig(context, edgeConfigId).id).map(presentToken),

  getGlobalConfigToken({ edgeConfigId, token }, context) {
    const found = tokenOf(context, findConfig(context, edgeConfigId).id, token);
    if (!found) throw notFound(readTokenTable.called);
    return presentToken(found);
  },

  createGlobalConfigToken({ edgeConfigId, label }, context) {
    const config = findConfig(context, edgeConfigId);
    const token = randomUUID();
    context.part(seenTokens).add(token);
    const partial = `${token.slice(0, 4)}****`;
    const row = context.rows(readTokenTable).add({ configId: config.id, label, hash: hashOf(token), partial });
    recordEvent(
      context,
      eventTypes["global-config-token-created"],
      toldOf(context, config, "created a token of", { edgeConfigTokenId: row.id, label }),
    );
    return answer(201, { id: row.id, token });
  },

  deleteGlobalConfigTokens({ edgeConfigId, tokens = [], ids = [] }, context) {
    const config = findConfig(context, edgeConfigId);
    const rows = context.rows(readTokenTable);
    const named = [...ids.map((id) => rows.get(id)), ...tokens.map((token) => tokenOf(context, config.id, token))];
    const found = new Set(named.map((row) => (row?.configId === config.id ? row.id : undefined)));
    // One that would go on reading must not seem to be gone.
    if (found.has(undefined)) throw notFound(readTokenTable.called);
    const gone = [...found].flatMap((id) => id ?? []);
    for (const id of gone) rows.remove(id);
    if (gone.length > 0) {
      recordEvent(
        context,
        eventTypes["global-config-token-deleted"],
        toldOf(context, config, "deleted tokens of", { edgeConfigTokenIds: gone }),
      );
    }
    return empty(204);
  },
};

export function tokenOf({ rows }: WithRows, configId: string, token: string): ReadTokenRow | undefined {
  return rows(readTokenTable)
    .by("hash", hashOf(token))
    .find((row) => row.configId === configId);
}
