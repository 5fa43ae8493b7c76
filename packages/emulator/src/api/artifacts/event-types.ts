import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "team-remote-caching-purge": { category: "team", description: "All artifacts of the remote cache were deleted" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
