import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  team: {
    "team-remote-caching-purge": "All artifacts of the remote cache were deleted",
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
