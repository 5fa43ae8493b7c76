import { createDeployment, getDeployment } from "@slipway/deployments";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";

async function three(plan: "hobby" | "pro") {
  const { emulator } = await start({
    buildTime: 10_000,
    seed: { users: [{ username: "ann" }], teams: [{ slug: "fleet", members: [{ username: "ann", role: "OWNER" }] }] },
  });
  emulator.world.setPlan({ team: "fleet", plan });
  const client = clientOf(emulator, emulator.token, "fleet");
  const ids: string[] = [];
  for (const name of ["one", "two", "three"])
    ids.push((await createDeployment(client, { name, files: [{ file: "index.html", data: name }] })).id);
  const look = async () => {
    const found = await Promise.all(ids.map((idOrUrl) => getDeployment(client, { idOrUrl })));
    return found.map(
      (each) =>
        `${each.readyState}${"isInConcurrentBuildsQueue" in each && each.isInConcurrentBuildsQueue ? " waits" : ""}`,
    );
  };
  return { emulator, look };
}

test("a team on the hobby plan builds one deployment after the other, in their order", async () => {
  const { emulator, look } = await three("hobby");
  await emulator.clock.advance("5 seconds");
  expect(await look()).toEqual(["BUILDING", "QUEUED waits", "QUEUED waits"]);
  await emulator.clock.advance("8 seconds");
  expect(await look()).toEqual(["READY", "BUILDING", "QUEUED waits"]);
  await emulator.clock.advance("20 seconds");
  expect(await look()).toEqual(["READY", "READY", "READY"]);
});

test("builds of other plans run at the same time", async () => {
  const { emulator, look } = await three("pro");
  await emulator.clock.advance("5 seconds");
  expect(await look()).toEqual(["BUILDING", "BUILDING", "BUILDING"]);
});
