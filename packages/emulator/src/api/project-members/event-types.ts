import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "project-member-added": { category: "project", description: "Somebody got a role in a project" },
  "project-member-removed": { category: "project", description: "Somebody lost the role in a project" },
  "project-member-updated": { category: "project", description: "Somebody's role in a project was changed" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
