import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  team: {
    "access-group-created": "An access group was created",
    "access-group-deleted": "An access group was deleted",
    "access-group-project-updated": "The role of an access group in a project was changed",
    "access-group-updated": "An access group was changed",
    "access-group-user-added": "Somebody was added to an access group",
    "access-group-user-removed": "Somebody was removed from an access group",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);
