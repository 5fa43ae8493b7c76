import * as user from "@slipway/user";
import type { Operations } from "@slipway/user/contract";
import { expect } from "vitest";
import type { GroupChecks, SmokeTest } from "../../../../test/checks.ts";

const smoke: SmokeTest = async ({ as, owner }) => {
  const ben = as("ben");
  const { user: him } = await user.getUser(ben);
  await user.listUserEvents(owner, { withPayload: true });
  await user.listEventTypes(ben);
  expect(await user.deleteUser(ben, {})).toMatchObject({ id: him.id });
};

export const checks: GroupChecks<Operations> = {
  level: "behaviour",
  smoke,
  about: { everybody: ["getUser"], user: ["deleteUser"], noProject: ["listUserEvents"] },
  requests: {
    getUser: (client) => user.getUser(client),
    deleteUser: (client) => user.deleteUser(client, {}),
    listUserEvents: (client) => user.listUserEvents(client),
    listEventTypes: (client) => user.listEventTypes(client),
  },
};
