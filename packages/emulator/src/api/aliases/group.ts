import type { Operations } from "@slipway/aliases/contract";
import { aliasHappenings } from "../../domain/hosts/alias-event-types.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { aliasExceptions } from "./access.ts";
import { aliasHandlers } from "./handlers.ts";

export const aliasGroup: Group = group<Operations>({
  handlers: aliasHandlers,
  access: aliasExceptions,
  happenings: aliasHappenings,
});
