import type { Client } from "@slipway/core";
import { cancelDeployment, createDeployment, listDeployments } from "@slipway/deployments";
import { getProject } from "@slipway/projects";
import { updateTeam } from "@slipway/teams";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, start, wholeBuild } from "../../../test/start.ts";

async function keeping(defaultExpirationSettings: object) {
  const { emulator } = await start({
    seed: {
      users: [{ username: "ann" }],
      teams: [{ id: "team_fleet", slug: "fleet", members: [{ username: "ann", role: "OWNER" }] }],
    },
  });
  const client = clientOf(emulator, emulator.token, "fleet");
  await updateTeam(client, { teamId: "team_fleet", defaultExpirationSettings });
  const deploy = async (target?: "production") => {
    const files = [{ file: "index.html", data: "x" }];
    const { id } = await createDeployment(client, { name: "site", files, ...(target ? { target } : {}) });
    await emulator.clock.advance(wholeBuild);
    return id;
  };
  return { emulator, client, deploy };
}

const present = async (client: Client) => (await listDeployments(client, {})).deployments.map(({ uid }) => uid);

test("a new project keeps deployments as long as its team says, each kind in its own time", async () => {
  const settings = {
    expiration: "1w",
    expirationCanceled: "1d",
    expirationErrored: "2w",
    expirationProduction: "unlimited",
  };
  const { emulator, client, deploy } = await keeping(settings);
  const production = await deploy("production");
  const preview = await deploy();
  expect((await getProject(client, { idOrName: "site" })).deploymentExpiration).toMatchObject({ expirationDays: 7 });
  emulator.faults.add({ build: "error", project: "site" });
  const failed = await deploy();
  const { id } = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "y" }] });
  await cancelDeployment(client, { id });
  expect(await present(client)).toEqual([id, failed, preview, production]);
  await emulator.clock.advance("1 day");
  expect(await present(client)).toEqual([failed, preview, production]);
  await emulator.clock.advance("6 days");
  expect(await present(client)).toEqual([failed, production]);
  await emulator.clock.advance("700 days");
  expect(await present(client)).toEqual([production]);
  const { events } = await listUserEvents(client, { types: "deployment-delete" });
  expect(events.map(({ text }) => text)).toContainEqual(expect.stringMatching(/was deleted: .* 14 days/));
});

test("the deployment in production, and the ten that it can be rolled back to, are kept however old they are", async () => {
  const { emulator, client, deploy } = await keeping({ expirationProduction: "1d" });
  const all: string[] = [];
  for (let count = 0; count < 12; count++) all.unshift(await deploy("production"));
  await emulator.clock.advance("3 days");
  expect(await present(client)).toEqual(all.slice(0, 10));
});
