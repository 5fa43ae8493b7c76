import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

// What is published of sandboxes; that one was created, stopped or deleted is in no account's list of events.
const declared = {
  "sandbox-drive-created": { category: "storage", description: "A drive for sandboxes was created" },
  "sandbox-drive-deleted": { category: "storage", description: "A drive for sandboxes was deleted" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
