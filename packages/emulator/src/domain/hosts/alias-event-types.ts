import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  deployment: {
    alias: "An alias was assigned to a deployment",
    "alias-delete": "An alias was deleted",
    "alias-protection-bypass-created": "A protection bypass for a URL was created",
    "alias-protection-bypass-revoked": "A protection bypass for a URL was revoked",
  },
} as const;

export const aliasEventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
