import { type Categories, type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "user-delete-requested": { category: "account", description: "The deletion of an account was requested" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  account: "Account",
};
