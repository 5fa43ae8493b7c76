import { type Categories, type HappeningsOf, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  account: {
    "user-delete-requested": "The deletion of an account was requested",
  },
} as const;

export const happenings: HappeningsOf<typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  account: "Account",
};
