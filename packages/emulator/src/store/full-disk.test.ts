import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDeployment, uploadDeploymentFile } from "@slipway/deployments";
import { createProject, listProjects } from "@slipway/projects";
import { expect, test } from "vitest";
import { filesIn } from "../../test/folder-state.ts";
import { digest } from "../../test/push-image.ts";
import { mountSmallDisk } from "../../test/small-disk.ts";
import { clientOf, sha1 } from "../../test/start.ts";
import type { SeedData } from "../index.ts";
import { startEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";

// A real disk that is full, where one can be mounted; storage.test.ts has SQLite's own bound everywhere.
const disk = mountSmallDisk(8);

const name =
  disk === undefined
    ? "no disk could be mounted here (it takes root on Linux), so that none was filled up"
    : "on a disk that is full, bytes and records are refused, and nothing is lost";

test(name, async () => {
  if (disk === undefined) expect(disk).toBeUndefined();
  else await fillAndTry(disk);
});

async function fillAndTry(folder: string): Promise<void> {
  const dataFolder = join(folder, "data");
  const seed: SeedData = {
    users: [{ username: "ann", account: "hobby" }],
    teams: [{ slug: "acme" }],
    projects: [{ name: "site", team: "acme" }],
  };
  const store = await openState({ dataFolder, clock: "manual" });
  const emulator = await startEmulator({ clock: "manual", seed }, store);
  const client = clientOf(emulator);
  const headers = { authorization: `Bearer ${emulator.token}` };
  const registry = `${emulator.url}/v2/acme/site/web/blobs/uploads/`;
  const content = randomBytes(2_000_000);
  const start = await fetch(registry, { method: "POST", headers });
  const upload = emulator.url + start.headers.get("location");
  expect((await fetch(upload, { method: "PATCH", headers, body: content.subarray(0, 1_000_000) })).status).toBe(202);
  await createProject(client, { name: "before" });

  const filler = join(folder, "filler");
  for (const size of [1_000_000, 10_000, 100]) fillUp(filler, size);
  const before = [store.store.dump(), filesIn(dataFolder)];
  const full = { status: 500, code: "storage_failed", message: expect.stringMatching(/ENOSPC|disk is full/) };
  const body = randomBytes(500_000);
  await expect(uploadDeploymentFile(client, { xVercelDigest: sha1(body), body })).rejects.toMatchObject(full);
  const files = [{ file: "index.html", data: "x".repeat(500_000) }];
  await expect(createDeployment(client, { name: "fresh", files })).rejects.toMatchObject(full);
  const environmentVariables = [{ key: "A", value: "x".repeat(500_000), target: "preview" as const }];
  await expect(createProject(client, { name: "large", environmentVariables })).rejects.toMatchObject(full);
  const rest = content.subarray(1_000_000);
  expect((await fetch(upload, { method: "PATCH", headers, body: rest })).status).toBe(500);
  expect((await fetch(`${upload}?digest=${digest(content)}`, { method: "PUT", headers, body: rest })).status).toBe(500);
  expect([store.store.dump(), filesIn(dataFolder)]).toEqual(before);
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["before"]);

  // There is room again: what was refused goes through, and the upload goes on where it was.
  rmSync(filler);
  expect((await fetch(`${upload}?digest=${digest(content)}`, { method: "PUT", headers, body: rest })).status).toBe(201);
  await createProject(client, { name: "large", environmentVariables });
  const dump = store.store.dump();
  await emulator.close();
  const after = await openState({ dataFolder, clock: "manual" });
  expect(after.store.dump()).toBe(dump);
  after.close();
}

function fillUp(file: string, size: number): void {
  const piece = Buffer.alloc(size);
  try {
    for (;;) writeFileSync(file, piece, { flag: "a" });
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  }
}
