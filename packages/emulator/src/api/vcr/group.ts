import type { Operations } from "@slipway/vcr/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { vcrExceptions } from "./access.ts";
import { happenings } from "./event-types.ts";
import { vcrHandlers } from "./handlers.ts";

export const vcrGroup: Group = group<Operations>({
  handlers: vcrHandlers,
  access: vcrExceptions,
  happenings,
});
