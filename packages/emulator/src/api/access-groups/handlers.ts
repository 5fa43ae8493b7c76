import type { Operations } from "@slipway/access-groups/contract";
import type { Handlers } from "../../pipeline/handler.ts";
import { crudHandlers } from "./crud.ts";
import { memberHandlers } from "./members.ts";
import { projectHandlers } from "./projects.ts";

export const accessGroupHandlers: Handlers<Operations> = { ...crudHandlers, ...memberHandlers, ...projectHandlers };
