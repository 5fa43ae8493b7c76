import { randomUUID } from "node:crypto";
import type { Operations } from "@slipway/global-config/contract";
import { hashToken, seenTokens } from "../../domain/accounts/tokens.ts";
import { findConfig } from "../../domain/config/items.ts";
import { type ReadTokenRow, readTokenTable } from "../../domain/config/tables.ts";
import { requireFound } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { actOn, created, noContent } from "../../pipeline/resource.ts";
import { presentToken, recordConfigEvent } from "./present.ts";

const onConfig = actOn(({ edgeConfigId }: { readonly edgeConfigId: string }, context) =>
  findConfig(context, edgeConfigId),
);

type Names = "listGlobalConfigTokens" | "getGlobalConfigToken" | "createGlobalConfigToken" | "deleteGlobalConfigTokens";

export const tokenHandlers: SomeHandlers<Operations, Names> = {
  listGlobalConfigTokens: onConfig(({ id }, _, context) =>
    context.rows(readTokenTable).by("config", id).map(presentToken),
  ),

  getGlobalConfigToken: onConfig(({ id }, { token }, context) =>
    presentToken(requireFound(tokenOf(context, id, token), readTokenTable.called)),
  ),

  createGlobalConfigToken: onConfig((config, { label }, context) => {
    const token = randomUUID();
    context.service(seenTokens).add(token);
    const partial = `${token.slice(0, 4)}****`;
    const row = context.rows(readTokenTable).add({ configId: config.id, label, hash: hashToken(token), partial });
    const payload = { edgeConfigTokenId: row.id, label };
    recordConfigEvent(context, "global-config-token-created", config, "created a token of", payload);
    return created({ id: row.id, token });
  }),

  deleteGlobalConfigTokens: onConfig((config, { tokens = [], ids = [] }, context) => {
    const rows = context.rows(readTokenTable);
    const matches = [...ids.map((id) => rows.get(id)), ...tokens.map((token) => tokenOf(context, config.id, token))];
    // A token that still reads must not seem to be deleted: one that is unknown refuses all.
    const own = matches.map((row) => requireFound(row?.configId === config.id && row, readTokenTable.called).id);
    const edgeConfigTokenIds = [...new Set(own)];
    for (const id of edgeConfigTokenIds) rows.remove(id);
    if (edgeConfigTokenIds.length > 0)
      recordConfigEvent(context, "global-config-token-deleted", config, "deleted tokens of", { edgeConfigTokenIds });
    return noContent();
  }),
};

export function tokenOf({ rows }: WithRows, configId: string, token: string): ReadTokenRow | undefined {
  return rows(readTokenTable)
    .by("hash", hashToken(token))
    .find((row) => row.configId === configId);
}
