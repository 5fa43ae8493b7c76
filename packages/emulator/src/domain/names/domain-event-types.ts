import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  domain: {
    domain: ["A domain was added to the account", "domain.created", "domain-created"],
    "domain-custom-ns-change": "The name servers of a domain were chosen",
    "domain-delete": "A domain was removed from the account",
    "domain-ech-change": "Encrypted Client Hello of a domain was changed",
    "domain-move-in": "A domain was taken over from another account",
    "domain-move-out": "A domain went to another account",
    "domain-move-out-request-sent": "A domain was offered to another account",
    "domain-renew-change": ["Whether a domain is renewed was changed", "domain.auto-renew.changed"],
    "domain-zone-change": "Whether the platform answers for a domain was changed",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
