import type { Operations } from "@slipway/user/contract";
import type { GroupChecks } from "../../../../test/checks.ts";

export const checks: GroupChecks<Operations> = {
  level: "behaviour",
  about: { everybody: ["getUser"], user: ["deleteUser"], noProject: ["listUserEvents"] },
  inputs: {
    getUser: {},
    listUserEvents: {},
    listEventTypes: {},
    deleteUser: {},
  },
};
