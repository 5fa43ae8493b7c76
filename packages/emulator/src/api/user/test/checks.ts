import * as user from "@slipway/user";
import type { Operations } from "@slipway/user/contract";
import type { Cases } from "../../../../test/checks.ts";

export const userCases: Cases<Operations> = {
  getUser: (client) => user.getUser(client),
  deleteUser: (client) => user.deleteUser(client, {}),
  listUserEvents: (client) => user.listUserEvents(client),
  listEventTypes: (client) => user.listEventTypes(client),
};
