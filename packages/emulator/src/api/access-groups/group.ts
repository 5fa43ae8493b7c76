import type { Operations } from "@slipway/access-groups/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { accessGroupExceptions } from "./access.ts";
import { happenings } from "./event-types.ts";
import { accessGroupHandlers } from "./handlers.ts";

export const accessGroupGroup: Group = group<Operations>({
  handlers: accessGroupHandlers,
  access: accessGroupExceptions,
  happenings,
});
