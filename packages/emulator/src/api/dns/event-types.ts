import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  domain: {
    "dns-add": ["A DNS record was added", "domain.dns.records.changed"],
    "dns-delete": ["A DNS record was deleted", "domain.dns.records.changed"],
    "dns-update": ["A DNS record was changed", "domain.dns.records.changed"],
    "dns-zonefile-import": ["The DNS records of a domain were replaced", "domain.dns.records.changed"],
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
