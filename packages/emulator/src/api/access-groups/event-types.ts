import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "access-group-created": { category: "team", description: "An access group was created" },
  "access-group-deleted": { category: "team", description: "An access group was deleted" },
  "access-group-project-updated": {
    category: "team",
    description: "The role of an access group in a project was changed",
  },
  "access-group-updated": { category: "team", description: "An access group was changed" },
  "access-group-user-added": { category: "team", description: "Somebody was added to an access group" },
  "access-group-user-removed": { category: "team", description: "Somebody was removed from an access group" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
