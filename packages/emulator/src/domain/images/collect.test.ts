import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deleteProject } from "@slipway/projects";
import { deleteRepository } from "@slipway/vcr";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { pushImage } from "../../../test/push-image.ts";
import { startRegistry } from "../../../test/start-registry.ts";
import { blobGrace, uploadGrace } from "./collect.ts";

function filesOf(dataFolder: string): string[] {
  return readdirSync(join(dataFolder, "files/registry"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

const hex = (...digests: string[]): string[] => digests.map((each) => each.slice("sha256:".length)).sort();

test("a deleted image's blobs go after the grace period, another image's stay", async () => {
  const dataFolder = newFolder();
  const registry = await startRegistry({ dataFolder });
  const layer = Buffer.from("shared");
  const one = await pushImage(registry.client, registry.name, { layer, config: { os: "linux", architecture: "one" } });
  const two = await pushImage(registry.client, registry.name, { layer, config: { os: "linux", architecture: "two" } });
  const all = [one.descriptor, one.config, one.layer, two.descriptor, two.config].map((each) => each.digest);
  expect(filesOf(dataFolder)).toEqual(hex(...all));
  await registry.call("DELETE", `/manifests/${one.descriptor.digest}`);
  expect(filesOf(dataFolder)).toEqual(hex(...all.slice(1)));
  await registry.emulator.clock.advance(blobGrace);
  expect(filesOf(dataFolder)).toEqual(hex(two.descriptor.digest, two.config.digest, two.layer.digest));
  expect((await registry.call("HEAD", `/blobs/${one.config.digest}`)).status).toBe(404);
  expect((await registry.call("HEAD", `/blobs/${two.layer.digest}`)).status).toBe(200);
});

test("a push that is going on keeps the blobs that it asked for", async () => {
  const registry = await startRegistry();
  const { descriptor, config, layer } = await pushImage(registry.client, registry.name);
  await registry.emulator.clock.advance(blobGrace * 2);
  const pushed = await registry.push("new");
  // It asks for what it need not push, and then somebody deletes the only image that has it.
  await registry.call("HEAD", `/blobs/${layer.digest}`);
  await registry.call("HEAD", `/blobs/${config.digest}`);
  await registry.call("DELETE", `/manifests/${descriptor.digest}`);
  const body = JSON.stringify({ schemaVersion: 2, config, layers: [layer, { ...layer, digest: pushed, size: 3 }] });
  const headers = { "content-type": descriptor.mediaType };
  expect((await registry.call("PUT", "/manifests/v1", { body, headers })).status).toBe(201);
  await registry.emulator.clock.advance(blobGrace * 2);
  expect((await registry.call("HEAD", `/blobs/${layer.digest}`)).status).toBe(200);
});

test("a deleted repository and a deleted project leave no bytes behind", async () => {
  const dataFolder = newFolder();
  const { emulator, client, name, startUpload } = await startRegistry({ dataFolder });
  await pushImage(client, name);
  await startUpload();
  const kept = await pushImage(client, "acme/site/kept");
  await deleteRepository(client, { projectId: "site", idOrName: "web" });
  expect(filesOf(dataFolder)).toEqual(hex(...[kept.descriptor, kept.config, kept.layer].map((each) => each.digest)));
  await deleteProject(client, { idOrName: "site" });
  expect(filesOf(dataFolder)).toEqual([]);
  expect(emulator.requests.at(-1)?.status).toBe(204);
});

test("a start removes what was given up, and nothing that may still be wanted", async () => {
  const dataFolder = newFolder();
  const before = await startRegistry({ dataFolder });
  const old = [await before.push("old"), await before.startUpload()];
  await before.emulator.clock.advance(uploadGrace + 1);
  const { layer } = await pushImage(before.client, before.name);
  const fresh = [await before.push("fresh"), await before.startUpload()];
  await before.emulator.close();
  writeFileSync(join(dataFolder, "files/registry/uploads/unknown"), "half of something");

  // Its clock begins where the records of the first one end.
  const { call } = await startRegistry({ dataFolder });
  const status = async (path: string): Promise<number> => (await call("GET", path)).status;
  expect([await status(`/blobs/${old[0]}`), await status(`/blobs/uploads/${old[1]}`)]).toEqual([404, 404]);
  expect([await status(`/blobs/${fresh[0]}`), await status(`/blobs/uploads/${fresh[1]}`)]).toEqual([200, 204]);
  expect(await status(`/blobs/${layer.digest}`)).toBe(200);
  expect(filesOf(dataFolder)).not.toContain("unknown");
});
