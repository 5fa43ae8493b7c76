import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "@slipway/core";
import {
  createDeployment,
  deleteDeployment,
  getDeployment,
  listDeployments,
  uploadDeploymentFile,
} from "@slipway/deployments";
import { createEmulator, type Emulator, type EmulatorOptions } from "@slipway/emulator";
import { deleteProject, uploadProjectAvatar } from "@slipway/projects";
import { deleteTeam } from "@slipway/teams";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { announced, prepareCommand } from "../../../test/run-command.ts";

// Bytes are given back 24 hours after no deployment has them. Files of the data folder are counted, as its user would.

const command = prepareCommand();
const hours = 3600 * 1000;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

test("a deployment's bytes are given back 24 hours after it was deleted, and shared ones with the last that has them", async () => {
  const { emulator, client, files } = await start();
  const one = await deploy(client, "one", "shared");
  const two = await deploy(client, "two", "shared");
  expect(files()).toBe(3);
  await deleteDeployment(client, { id: one });
  await emulator.clock.advance(24 * hours - 1);
  expect(files()).toBe(3);
  await emulator.clock.advance(1);
  expect(files()).toBe(2);
  await deleteDeployment(client, { id: two });
  await emulator.clock.advance(24 * hours);
  expect(files()).toBe(0);
});

test.each<[what: string, end: (client: Client, emulator: Emulator) => Promise<unknown>]>([
  ["project", (client) => deleteProject(client, { idOrName: "site" })],
  ["team", (client) => deleteTeam(client, { teamId: "acme", reasons: [] })],
  ["emulator's state", (_, emulator) => emulator.reset()],
])("nothing stays of a %s that is gone, its picture neither", async (_, end) => {
  const { emulator, client, files } = await start();
  await deploy(client, "one");
  await uploadProjectAvatar(client, { idOrName: "site", body: png });
  expect(files()).toBe(2);
  await end(client, emulator);
  await emulator.clock.advance(24 * hours);
  expect(files()).toBe(0);
});

test("an upload that nobody deploys is given back, and one that is deployed meanwhile is served for ever", async () => {
  const { emulator, client, files } = await start({ fileRetention: 10_000 });
  const [used, unused] = [await upload(client, "used"), await upload(client, "unused")];
  await emulator.clock.advance(9000);
  await createDeployment(client, {
    name: "site",
    target: "production",
    files: [{ file: "index.html", sha: used, size: 4 }],
  });
  await emulator.clock.advance(1000);
  expect(files()).toBe(1);
  await emulator.clock.advance("400 days");
  expect(await (await emulator.fetch("http://site.localhost/")).text()).toBe("used");
  const again = createDeployment(client, { name: "site", files: [{ file: "a", sha: unused, size: 6 }] });
  await expect(again).rejects.toMatchObject({ code: "missing_files" });
});

test("uploads of many moments are given back together", async () => {
  const { emulator, client, files } = await start();
  for (let count = 0; count < 20; count++) {
    await upload(client, `upload ${count}`);
    await emulator.clock.advance(20);
  }
  await emulator.clock.advance(24 * hours - 400);
  expect(files()).toBe(0);
});

test("an avatar that another one replaces is given back, and one that is deployed as well is not", async () => {
  const { client, files } = await start();
  await deploy(client, Buffer.from(png).toString("latin1"));
  await uploadProjectAvatar(client, { idOrName: "site", body: png });
  await uploadProjectAvatar(client, { idOrName: "site", body: new Uint8Array([...png, 2]) });
  await uploadProjectAvatar(client, { idOrName: "site", body: new Uint8Array([...png, 3]) });
  expect(files()).toBe(2);
});

test("a restart gives back what was due, and what a killed process has left", async () => {
  const { emulator, client, files, folder } = await start();
  await deleteDeployment(client, { id: await deploy(client, "one") });
  await emulator.close();
  mkdirSync(join(folder, "files/blobs/ab"), { recursive: true });
  writeFileSync(join(folder, "files/blobs/ab", "c".repeat(38)), "of no row");
  expect(files()).toBe(2);
  const again = await start({ dataFolder: folder });
  await again.emulator.clock.advance(24 * hours);
  expect(files()).toBe(0);
});

test("a process that is killed while it gives back loses nothing that is deployed", { tags: "endurance" }, async () => {
  const folder = join(newFolder(), "data");
  const { run } = command;
  let site = "";
  for (let kill = 0; kill < 12; kill++) {
    const child = run("--data", folder);
    const { url, token } = await announced(child);
    const client = createClient({ baseUrl: url, token, retry: false });
    site ||= await deploy(client, "kept", "shared");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const advance = { method: "POST", headers, body: JSON.stringify({ duration: "24 hours" }) };
    const work = async (): Promise<void> => {
      for (let count = 0; ; count++) {
        const id = await deploy(client, `passing-${kill}-${count}`, "shared");
        await deleteDeployment(client, { id });
        await fetch(`${url}/_emulator/clock/advance`, advance);
        if (count === kill) child.kill("SIGKILL");
      }
    };
    await Promise.allSettled([work(), work()]);
  }
  const { emulator, client, files } = await start({ dataFolder: folder });
  const { url } = await getDeployment(client, { idOrUrl: site });
  const shown = await Promise.all(
    ["", "1.txt"].map(async (path) => (await emulator.fetch(`http://${url}/${path}`)).text()),
  );
  expect(shown).toEqual(["kept", "shared"]);
  const others = (await listDeployments(client).toArray({ limit: 100 })).filter(({ uid }) => uid !== site);
  for (const { uid } of others) await deleteDeployment(client, { id: uid });
  await emulator.clock.advance(48 * hours);
  expect(files()).toBe(2);
});

async function start(options: EmulatorOptions = {}) {
  const folder = options.dataFolder ?? join(newFolder(), "data");
  const emulator = await createEmulator({ dataFolder: folder, clock: "manual", protection: false, ...options });
  onTestFinished(() => emulator.close());
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const blobs = join(folder, "files/blobs");
  const files = () =>
    readdirSync(blobs, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length;
  return { emulator, client, files, folder };
}

async function deploy(client: Client, ...contents: string[]): Promise<string> {
  const files = contents.map((data, index) => ({ file: index === 0 ? "index.html" : `${index}.txt`, data }));
  return (await createDeployment(client, { name: "site", files })).id;
}

async function upload(client: Client, body: string): Promise<string> {
  const xVercelDigest = createHash("sha1").update(body).digest("hex");
  await uploadDeploymentFile(client, { body, xVercelDigest });
  return xVercelDigest;
}
