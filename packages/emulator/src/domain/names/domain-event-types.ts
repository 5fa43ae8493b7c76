import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  domain: {
    category: "domain",
    description: "A domain was added to the account",
    webhooks: ["domain.created", "domain-created"],
  },
  "domain-custom-ns-change": { category: "domain", description: "The name servers of a domain were chosen" },
  "domain-delete": { category: "domain", description: "A domain was removed from the account" },
  "domain-ech-change": { category: "domain", description: "Encrypted Client Hello of a domain was changed" },
  "domain-move-in": { category: "domain", description: "A domain was taken over from another account" },
  "domain-move-out": { category: "domain", description: "A domain went to another account" },
  "domain-move-out-request-sent": { category: "domain", description: "A domain was offered to another account" },
  "domain-renew-change": {
    category: "domain",
    description: "Whether a domain is renewed was changed",
    webhooks: ["domain.auto-renew.changed"],
  },
  "domain-zone-change": { category: "domain", description: "Whether the platform answers for a domain was changed" },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
