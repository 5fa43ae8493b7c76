import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  cert: {
    category: "domain",
    description: "A certificate was issued or uploaded",
    webhooks: ["domain.certificate.add"],
  },
  "cert-autorenew": {
    category: "domain",
    description: "A certificate was renewed by itself",
    webhooks: ["domain.certificate.renew"],
  },
  "cert-autorenew-failed": {
    description: "A certificate could not be renewed by itself",
    webhooks: ["domain.certificate.renew.failed"],
  },
  "cert-delete": {
    category: "domain",
    description: "A certificate was deleted",
    webhooks: ["domain.certificate.deleted"],
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
