import { type Categories, type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "webhook-created": { category: "integration", description: "A webhook was created" },
  "webhook-deleted": { category: "integration", description: "A webhook was deleted" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  integration: "Integrations",
};
