import { type Categories, type Happenings, happeningsOf } from "../../engine/happenings.ts";

const declared = {
  deployment: { category: "deployment", description: "A deployment was created" },
  "deployment-delete": { category: "deployment", description: "A deployment was deleted" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  deployment: "Deployments",
};
