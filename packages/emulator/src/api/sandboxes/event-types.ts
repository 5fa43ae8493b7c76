import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

// Published events of sandboxes; creating, stopping and deleting one is in no account's list of events.
const declared = {
  storage: {
    "sandbox-drive-created": "A drive for sandboxes was created",
    "sandbox-drive-deleted": "A drive for sandboxes was deleted",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
