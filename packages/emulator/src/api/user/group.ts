import type { Operations } from "@slipway/user/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { categories, happenings } from "./event-types.ts";
import { userHandlers } from "./handlers.ts";

export const userGroup: Group = group<Operations>({
  handlers: userHandlers,
  // What operations on oneself need; the events of a team are read as all that is the team's.
  access: {
    getUser: "own",
    deleteUser: "own",
    listEventTypes: "own",
  },
  happenings,
  categories,
});
