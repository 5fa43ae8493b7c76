import type { Operations } from "@slipway/teams/contract";
import type { Handlers } from "../../engine/operation.ts";
import { accessHandlers } from "./access.ts";
import { crudHandlers } from "./crud.ts";
import { groupHandlers } from "./groups.ts";
import { memberHandlers } from "./members.ts";

export const teamHandlers: Handlers<Operations> = {
  ...accessHandlers,
  ...crudHandlers,
  ...groupHandlers,
  ...memberHandlers,
};
