import { type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  storage: {
    "vcr-image-deleted": "An image was deleted",
    "vcr-repository-created": "A repository of images was created",
    "vcr-repository-deleted": "A repository of images was deleted",
    "vcr-repository-permission-added": "A team was let into a repository of images",
    "vcr-repository-permission-removed": "A team is not let into a repository of images any more",
    "vcr-repository-permissions-cleared": "No team is let into a repository of images any more",
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);
