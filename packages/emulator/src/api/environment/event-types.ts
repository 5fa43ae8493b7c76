import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  "env-variable": {
    "shared-env-variable-create": "A shared environment variable was created",
    "shared-env-variable-delete": "A shared environment variable was deleted",
    "shared-env-variable-read": "A shared environment variable was read in clear",
    "shared-env-variable-update": "A shared environment variable was changed",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
