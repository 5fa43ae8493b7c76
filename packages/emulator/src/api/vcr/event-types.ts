import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "vcr-image-deleted": { category: "storage", description: "An image was deleted" },
  "vcr-repository-created": { category: "storage", description: "A repository of images was created" },
  "vcr-repository-deleted": { category: "storage", description: "A repository of images was deleted" },
  "vcr-repository-permission-added": { category: "storage", description: "A team was let into a repository of images" },
  "vcr-repository-permission-removed": {
    category: "storage",
    description: "A team is not let into a repository of images any more",
  },
  "vcr-repository-permissions-cleared": {
    category: "storage",
    description: "No team is let into a repository of images any more",
  },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
