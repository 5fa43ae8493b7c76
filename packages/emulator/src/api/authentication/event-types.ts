import { type Categories, type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  "ai-gateway": {
    "ai-gateway-api-key-created": "An API key for the AI gateway was created",
  },
  "vercel-app": {
    "oauth-app-created": "An OAuth app was created",
    "oauth-app-deleted": "An OAuth app was deleted",
    "oauth-app-secret-deleted": "A secret of an OAuth app was deleted",
    "oauth-app-secret-generated": "A secret of an OAuth app was made",
    "oauth-app-updated": "An OAuth app was changed",
  },
  account: {
    "user-token-created": "A token was created",
    "user-token-deleted": "A token was deleted",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const categories: Categories = {
  "ai-gateway": "AI gateway",
  "vercel-app": "Vercel apps",
};
