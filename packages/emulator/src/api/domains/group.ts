import type { Operations } from "@slipway/domains/contract";
import { happenings } from "../../domain/names/domain-event-types.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { domainHandlers } from "./handlers.ts";

export const domainGroup: Group = group<Operations>({ handlers: domainHandlers, happenings });
