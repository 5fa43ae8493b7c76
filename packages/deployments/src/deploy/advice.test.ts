import { createClient } from "@slipway/core";
import { expect, test } from "vitest";
import { callOf, sentTeam } from "./advice.ts";

const [plain, acme] = [
  createClient({ token: "tok_0123456789" }),
  createClient({ token: "tok_0123456789", team: "acme" }),
];

test.each([
  ["neither names one", plain, undefined, undefined],
  ["the client names it", acme, undefined, "acme"],
  ["the call names it", plain, "beta", "beta"],
  ["the call names another one", acme, "beta", "beta"],
  ["the call wants none", plain, null, undefined],
  ["the call wants none, and the client one", acme, null, null],
])("the team to say again, where %s", (_, client, team, expected) => {
  expect(sentTeam(client, { team })).toBe(expected);
});

test("advice is a call that can be copied", () => {
  expect(callOf("waitForDeployment", "idOrUrl", "dpl_1", undefined)).toBe(
    'waitForDeployment(client, { idOrUrl: "dpl_1" })',
  );
  expect(callOf("listDeployments", "app", 'a"b', "acme")).toBe(
    'listDeployments(client, { app: "a\\"b" }, { team: "acme" })',
  );
  expect(callOf("listDeployments", "app", "a", null)).toMatch(/\{ team: null \}\)$/);
});
