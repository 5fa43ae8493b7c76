import { type Categories, type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "global-config-backup-restored": { category: "storage", description: "A global config was put back to a backup" },
  "global-config-created": {
    category: "storage",
    description: "A global config was created",
    webhooks: ["edge-config.created"],
  },
  "global-config-deleted": {
    category: "storage",
    description: "A global config was deleted",
    webhooks: ["edge-config.deleted"],
  },
  "global-config-items-updated": {
    category: "storage",
    description: "Items of a global config were changed",
    webhooks: ["edge-config.items.updated"],
  },
  "global-config-schema-deleted": { category: "storage", description: "The schema of a global config was deleted" },
  "global-config-schema-updated": { category: "storage", description: "The schema of a global config was changed" },
  "global-config-token-created": { category: "storage", description: "A token of a global config was created" },
  "global-config-token-deleted": { category: "storage", description: "Tokens of a global config were deleted" },
  "global-config-updated": { category: "storage", description: "The slug of a global config was changed" },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);

export const categories: Categories = { storage: "Storage" };
