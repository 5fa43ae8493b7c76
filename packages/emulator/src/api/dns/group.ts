import type { Operations } from "@slipway/dns/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { dnsHandlers } from "./handlers.ts";

export const dnsGroup: Group = group<Operations>({ handlers: dnsHandlers, happenings });
