import type { Operations } from "@slipway/vcr/contract";
import { type Group, group } from "../../engine/group.ts";
import { vcrExceptions } from "./access.ts";
import { vcrHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const vcrGroup: Group = group<Operations>({
  handlers: vcrHandlers,
  access: vcrExceptions,
  happenings,
});
