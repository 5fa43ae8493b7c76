import type { Operations } from "@slipway/aliases/contract";
import { type Group, group } from "../../engine/group.ts";
import { aliasExceptions } from "./access.ts";
import { aliasHandlers } from "./handlers.ts";
import { aliasHappenings } from "./happenings.ts";

export const aliasGroup: Group = group<Operations>({
  handlers: aliasHandlers,
  access: aliasExceptions,
  happenings: aliasHappenings,
});
