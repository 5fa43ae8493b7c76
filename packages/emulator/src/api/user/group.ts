import type { Operations } from "@slipway/user/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { userExceptions } from "./access.ts";
import { categories, happenings } from "./event-types.ts";
import { userHandlers } from "./handlers.ts";

export const userGroup: Group = group<Operations>({
  handlers: userHandlers,
  access: userExceptions,
  happenings,
  categories,
});
