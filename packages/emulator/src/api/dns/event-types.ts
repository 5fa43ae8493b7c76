import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "dns-add": { category: "domain", description: "A DNS record was added", webhooks: ["domain.dns.records.changed"] },
  "dns-delete": {
    category: "domain",
    description: "A DNS record was deleted",
    webhooks: ["domain.dns.records.changed"],
  },
  "dns-update": {
    category: "domain",
    description: "A DNS record was changed",
    webhooks: ["domain.dns.records.changed"],
  },
  "dns-zonefile-import": {
    category: "domain",
    description: "The DNS records of a domain were replaced",
    webhooks: ["domain.dns.records.changed"],
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
