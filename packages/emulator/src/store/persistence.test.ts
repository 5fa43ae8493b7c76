import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@slipway/core";
import { createDeployment, getDeployment, listDeployments } from "@slipway/deployments";
import { createProjectEnvs, getProjectEnv, listProjectEnvs, listProjects } from "@slipway/projects";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { announced, prepareCommand } from "../../test/run-command.ts";
import { clientOf, start, visit, wholeBuild } from "../../test/start.ts";

const { run } = prepareCommand();

test("a data folder keeps projects, deployments, sites, secrets, events and the token over a restart", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const { id } = await createDeployment(before.client, {
    name: "site",
    target: "production",
    files: [{ file: "index.html", data: "kept" }],
  });
  await before.emulator.clock.advance(wholeBuild);
  const body = { key: "TOKEN", value: "hush", type: "encrypted" as const, target: ["production" as const] };
  const { created } = await createProjectEnvs(before.client, { idOrName: "site", body });
  const events = await listUserEvents(before.client).toArray();
  await before.emulator.close();

  const after = await start({ dataFolder });
  expect(after.emulator.token).toBe(before.emulator.token);
  expect(await getDeployment(after.client, { idOrUrl: id })).toMatchObject({
    readyState: "READY",
    aliasAssigned: true,
  });
  expect(await (await visit(after.emulator, "site.localhost")).text()).toBe("kept");
  const env = await getProjectEnv(after.client, { idOrName: "site", id: [created].flat()[0]?.id ?? "" });
  expect(env).toMatchObject({ value: "hush" });
  const [read, ...others] = await listUserEvents(after.client).toArray();
  expect([read?.type, others]).toEqual(["env-variable-read", events]);
  for (const file of readdirSync(dataFolder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    expect(readFileSync(join(dataFolder, file.name), "latin1")).not.toContain("hush");
  }
});

/** How often the emulator is killed; more in the weekly run. */
const kills = Number(process.env.SLIPWAY_KILLS ?? 15);

test("an emulator that is killed under load again and again has all that it acknowledged", {
  tags: "endurance",
}, async () => {
  const dataFolder = newFolder();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const child = run("--data", dataFolder);
    const { url, token } = await announced(child);
    const client = createClient({ baseUrl: url, token, retry: false });
    let answered = 0;
    const work = async (worker: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const name = `site-${kill}-${worker}-${count}`;
        await createDeployment(client, { name, files: [{ file: "index.html", data: name }] });
        acknowledged.push(name);
        answered += 1;
        if (answered === 5 + (kill % 20)) child.kill("SIGKILL");
      }
    };
    await Promise.allSettled([0, 1, 2, 3].map(work));
  }
  const { emulator, client } = await start({ dataFolder });
  const names = (await listProjects(client, { limit: 100 }).toArray()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(acknowledged));
  await emulator.clock.advance(wholeBuild);
  for (const { name, url } of await listDeployments(client).toArray()) {
    expect(await (await visit(emulator, new URL(`http://${url}`).hostname)).text()).toBe(name);
  }
});

test("a deployment that was under way goes on after a restart", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const { id } = await createDeployment(before.client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  await before.emulator.clock.advance(500);
  await before.emulator.close();
  const after = await start({ dataFolder });
  expect(await getDeployment(after.client, { idOrUrl: id })).toMatchObject({ readyState: "BUILDING" });
  await after.emulator.clock.advance(wholeBuild);
  expect(await getDeployment(after.client, { idOrUrl: id })).toMatchObject({
    readyState: "READY",
    aliasAssigned: true,
  });
});

test("a reset empties the data folder", async () => {
  const dataFolder = newFolder();
  const { emulator, client } = await start({ dataFolder });
  await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  await emulator.reset();
  await emulator.close();
  const after = await start({ dataFolder });
  await expect(listProjectEnvs(clientOf(after.emulator), { idOrName: "site" })).rejects.toMatchObject({ status: 404 });
  expect(readdirSync(join(dataFolder, "files/blobs"))).toEqual([]);
});
