import type { Operations } from "@slipway/environment/contract";
import { type Group, group } from "../../engine/group.ts";
import { environmentExceptions } from "./access.ts";
import { environmentHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const environmentGroup: Group = group<Operations>({
  handlers: environmentHandlers,
  access: environmentExceptions,
  happenings,
});
