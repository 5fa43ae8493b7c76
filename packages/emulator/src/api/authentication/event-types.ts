import { type Categories, type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "ai-gateway": {
    "ai-gateway-api-key-created": "An API key for the AI gateway was created",
  },
  account: {
    "user-token-created": "A token was created",
    "user-token-deleted": "A token was deleted",
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  "ai-gateway": "AI gateway",
};
