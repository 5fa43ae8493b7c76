import type { Operations } from "@slipway/domains/contract";
import { type Group, group } from "../../engine/group.ts";
import { domainHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const domainGroup: Group = group<Operations>({ handlers: domainHandlers, happenings });
