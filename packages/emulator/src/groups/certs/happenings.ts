import { type Happenings, happeningsOf } from "../../engine/happenings.ts";

const declared = {
  cert: { category: "domain", description: "A certificate was issued or uploaded" },
  "cert-autorenew": { category: "domain", description: "A certificate was renewed by itself" },
  "cert-delete": { category: "domain", description: "A certificate was deleted" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);
