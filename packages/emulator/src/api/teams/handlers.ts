import type { Operations } from "@slipway/teams/contract";
import type { Handlers } from "../../pipeline/handler.ts";
import { crudHandlers } from "./crud.ts";
import { groupHandlers } from "./groups.ts";
import { joinHandlers } from "./join.ts";
import { memberHandlers } from "./members.ts";

export const teamHandlers: Handlers<Operations> = {
  ...crudHandlers,
  ...groupHandlers,
  ...joinHandlers,
  ...memberHandlers,
};
