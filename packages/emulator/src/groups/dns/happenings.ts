import { type Happenings, happeningsOf } from "../../engine/happenings.ts";

const declared = {
  "dns-add": { category: "domain", description: "A DNS record was added" },
  "dns-delete": { category: "domain", description: "A DNS record was deleted" },
  "dns-update": { category: "domain", description: "A DNS record was changed" },
  "dns-zonefile-import": { category: "domain", description: "The DNS records of a domain were replaced" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
