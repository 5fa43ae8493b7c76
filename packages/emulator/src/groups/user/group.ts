import type { Operations } from "@slipway/user/contract";
import { type Group, group } from "../../engine/group.ts";
import { userExceptions } from "./access.ts";
import { userHandlers } from "./handlers.ts";
import { categories, happenings } from "./happenings.ts";

export const userGroup: Group = group<Operations>({
  handlers: userHandlers,
  access: userExceptions,
  happenings,
  categories,
});
