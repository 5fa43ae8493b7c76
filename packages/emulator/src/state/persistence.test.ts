import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@slipway/core";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { createProjectEnvs, getProjectEnv, listProjectEnvs } from "@slipway/projects";
import { listUserEvents } from "@slipway/user";
import { expect, onTestFinished, test } from "vitest";
import { announced, prepareCommand } from "../../test/run-command.ts";
import { clientOf, start, visit, wholeBuild } from "../../test/start.ts";

const { run } = prepareCommand();

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "slipway-emulator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a data folder keeps projects, deployments, sites, secrets, events and the token over a restart", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const { id } = await createDeployment(before.client, {
    name: "site",
    target: "production",
    files: [{ file: "index.html", data: "kept" }],
  });
  before.emulator.clock.advance(wholeBuild);
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
  expect(env.value).toBe("hush");
  const [read, ...others] = await listUserEvents(after.client).toArray();
  expect([read?.type, others]).toEqual(["env-variable-read", events]);
  for (const file of readdirSync(dataFolder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    expect(readFileSync(join(dataFolder, file.name), "latin1")).not.toContain("hush");
  }
});

test("an emulator that is killed has lost nothing that it acknowledged", async () => {
  const dataFolder = newFolder();
  const before = run("--data", dataFolder);
  const { url, token } = await announced(before);
  const client = createClient({ baseUrl: url, token, retry: false });
  const files = [{ file: "index.html", data: "x" }];
  const { id } = await createDeployment(client, { name: "site", target: "production", files });
  before.kill("SIGKILL");
  await once(before, "exit");
  const after = await start({ dataFolder });
  expect(await getDeployment(after.client, { idOrUrl: id })).toMatchObject({ id, target: "production" });
  after.emulator.clock.advance(wholeBuild);
  expect(await (await visit(after.emulator, "site.localhost")).text()).toBe("x");
});

test("a deployment that was under way goes on after a restart", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const { id } = await createDeployment(before.client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  before.emulator.clock.advance(500);
  await before.emulator.close();
  const after = await start({ dataFolder });
  expect(await getDeployment(after.client, { idOrUrl: id })).toMatchObject({ readyState: "BUILDING" });
  after.emulator.clock.advance(wholeBuild);
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
  expect(readdirSync(join(dataFolder, "blobs"))).toEqual(["incoming"]);
});
