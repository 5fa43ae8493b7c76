import type { Operations } from "@slipway/environment/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { environmentExceptions } from "./access.ts";
import { happenings } from "./event-types.ts";
import { environmentHandlers } from "./handlers.ts";

export const environmentGroup: Group = group<Operations>({
  handlers: environmentHandlers,
  access: environmentExceptions,
  happenings,
});
