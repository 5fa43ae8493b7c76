import { type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "project-custom-environment-created": { category: "project", description: "A custom environment was created" },
  "project-custom-environment-deleted": { category: "project", description: "A custom environment was deleted" },
  "project-custom-environment-updated": { category: "project", description: "A custom environment was changed" },
  "shared-env-variable-create": { category: "env-variable", description: "A shared environment variable was created" },
  "shared-env-variable-delete": { category: "env-variable", description: "A shared environment variable was deleted" },
  "shared-env-variable-read": {
    category: "env-variable",
    description: "A shared environment variable was read in clear",
  },
  "shared-env-variable-update": { category: "env-variable", description: "A shared environment variable was changed" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
