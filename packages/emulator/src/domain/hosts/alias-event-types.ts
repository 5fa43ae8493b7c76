import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  alias: { category: "deployment", description: "An alias was assigned to a deployment" },
  "alias-delete": { category: "deployment", description: "An alias was deleted" },
  "alias-protection-bypass-created": {
    category: "deployment",
    description: "A protection bypass for a URL was created",
  },
  "alias-protection-bypass-revoked": {
    category: "deployment",
    description: "A protection bypass for a URL was revoked",
  },
} as const;

export const aliasHappenings: Happenings<keyof typeof declared> = happeningsOf(declared);
