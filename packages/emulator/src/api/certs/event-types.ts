import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  domain: {
    cert: ["A certificate was issued or uploaded", "domain.certificate.add"],
    "cert-autorenew": ["A certificate was renewed by itself", "domain.certificate.renew"],
    "cert-delete": ["A certificate was deleted", "domain.certificate.deleted"],
  },
  // The platform's lists of events have no name for these.
  "": {
    "cert-autorenew-failed": ["A certificate could not be renewed by itself", "domain.certificate.renew.failed"],
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
