import { type Categories, type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "ai-gateway-api-key-created": { category: "ai-gateway", description: "An API key for the AI gateway was created" },
  "user-token-created": { category: "account", description: "A token was created" },
  "user-token-deleted": { category: "account", description: "A token was deleted" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  "ai-gateway": "AI gateway",
};
