import type { Operations } from "@slipway/user/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** What operations on oneself need; the events of a team are read as all that is the team's. */
export const userExceptions: Exceptions<Operations> = {
  getUser: "own",
  deleteUser: "own",
  listEventTypes: "own",
};
