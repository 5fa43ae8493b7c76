import type { Operations } from "@slipway/dns/contract";
import { type Group, group } from "../../engine/group.ts";
import { dnsHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";

export const dnsGroup: Group = group<Operations>({ handlers: dnsHandlers, happenings });
