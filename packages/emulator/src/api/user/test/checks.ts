import type { Operations } from "@slipway/user/contract";
import type { GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/user/contract.ts";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "behaviour",
  about: { everybody: ["getUser", "getWwwUser"], user: ["deleteUser"], noProject: ["listUserEvents"] },
  inputs: {
    getUser: {},
    getWwwUser: {},
    listUserEvents: {},
    listEventTypes: {},
    deleteUser: {},
  },
};
