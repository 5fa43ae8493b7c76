import { followDeploymentEvents, getDeployment } from "@slipway/deployments";
import { getProject } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";

test("an answer of one's own is given instead of the operation's, and says what nobody could say", async () => {
  const { emulator, client } = await start();
  const { user } = await getUser(client);
  await emulator.faults.add({ operation: "getUser", answer: { body: { user: { ...user, name: "Ann" } } } });
  expect((await getUser(client)).user.name).toBe("Ann");
  expect((await getUser(client)).user.name).toBe("Developer");
});

test.each([
  ["getUser", { body: { user: { id: 7 } } }, /`answer.body.user[^`]*`: .*by the contract of getUser/],
  ["getUser", {}, /`answer.body`: /],
  ["getUser", { status: 204 }, /`answer.status`: the contract of getUser has no answer 204/],
  ["deleteProject", { body: {} }, /`answer.body`: an answer 204 has none/],
  ["followDeploymentEvents", { body: {} }, /`answer.body`: has to be a list/],
  ["followDeploymentEvents", { body: [7] }, /`answer.body.0/],
  ["getNobody", { body: {} }, /`operation`: there is no operation getNobody/],
  [undefined, { body: {} }, /`operation`: is required/],
  ["getManifest", { status: 404, body: { error: "gone" } }, /`answer.body[^`]*`: .*by the contract of getManifest/],
])("an answer that %s could not give is refused by its member: %o", async (operation, answer, message) => {
  const { emulator } = await start();
  const fault = { ...(operation === undefined ? {} : { operation }), answer };
  await expect(emulator.faults.add(fault)).rejects.toThrow(message);
  expect(emulator.faults.pending).toEqual([]);
});

test("an error of one's own needs no schema, has its headers, and can be dripped as any other", async () => {
  const { emulator } = await start();
  const body = { error: { code: "teapot", message: "short and stout" } };
  const drip = { bytes: 10, interval: 1 };
  await emulator.faults.add({ operation: "getUser", answer: { status: 418, headers: { "x-tea": "1" }, body }, drip });
  const response = await fetch(`${emulator.url}/v2/user`, { headers: { authorization: `Bearer ${emulator.token}` } });
  expect([response.status, response.headers.get("x-tea"), await response.json()]).toEqual([418, "1", body]);
});

test("a list of records is answered one by one", async () => {
  const { emulator, client } = await start();
  const line = {
    type: "stdout",
    created: 1,
    deploymentId: "dpl_1",
    id: "1",
    date: 1,
    serial: "1",
    info: { type: "build", name: "b" },
  };
  const body = ["one", "two"].map((text) => ({ ...line, text }));
  await emulator.faults.add({ operation: "followDeploymentEvents", answer: { body } });
  const events = await Array.fromAsync(followDeploymentEvents(client, { idOrUrl: "dpl_1" }));
  expect(events).toEqual(body);
});

test("a planned answer is a copy: later changes to the original have no effect", async () => {
  const { emulator, client } = await start();
  const fault = { operation: "getProject", status: 500 };
  emulator.faults.add(fault);
  fault.status = 503;
  await expect(getProject(client, { idOrName: "site" })).rejects.toMatchObject({ status: 500 });
  await expect(getDeployment(client, { idOrUrl: "dpl_1" })).rejects.toMatchObject({ status: 404 });
});
