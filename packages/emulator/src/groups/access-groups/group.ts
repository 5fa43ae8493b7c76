import type { Operations } from "@slipway/access-groups/contract";
import { type Group, group } from "../../engine/group.ts";
import { accessGroupExceptions } from "./access.ts";
import { accessGroupHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const accessGroupGroup: Group = group<Operations>({
  handlers: accessGroupHandlers,
  access: accessGroupExceptions,
  happenings,
});
