import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  project: {
    "project-member-added": "Somebody got a role in a project",
    "project-member-removed": "Somebody lost the role in a project",
    "project-member-updated": "Somebody's role in a project was changed",
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
