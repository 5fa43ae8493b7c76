import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as artifacts from "@slipway/artifacts";
import type { Client } from "@slipway/core";
import { createTeam, updateTeam } from "@slipway/teams";
import { listUserEvents } from "@slipway/user";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { clientOf, start } from "../../../test/start.ts";
import { createEmulator } from "../../index.ts";

const hash = "12hkqaomr5t5uy6v";

async function download(client: Client, of = hash): Promise<Buffer> {
  return Buffer.from(await new Response(await artifacts.downloadArtifact(client, { hash: of })).arrayBuffer());
}

test("an artifact comes back byte by byte, with its duration and its mark", async () => {
  const { emulator, client } = await start();
  const body = randomBytes(3_000_000);
  const { urls } = await artifacts.uploadArtifact(client, {
    hash,
    xArtifactDuration: 1500,
    xArtifactTag: "mark",
    body,
  });
  expect(urls).toEqual([`${emulator.url}/v8/artifacts/${hash}`]);
  expect((await download(client)).equals(body)).toBe(true);
  for (const method of ["GET", "HEAD"]) {
    const answer = await fetch(urls[0] ?? "", { method, headers: { authorization: `Bearer ${emulator.token}` } });
    await answer.body?.cancel();
    expect([answer.status, answer.headers.get("x-artifact-duration"), answer.headers.get("x-artifact-tag")]).toEqual([
      200,
      "1500",
      "mark",
    ]);
  }
});

test("a query of several artifacts is answered hash by hash", async () => {
  const { client } = await start();
  const facts = { xArtifactDuration: 400, xArtifactTag: "mark", xArtifactSha: "c0ffee", xArtifactDirtyHash: "d1f" };
  await artifacts.uploadArtifact(client, { hash, ...facts, body: "built" });
  await artifacts.uploadArtifact(client, { hash: "plain", body: "" });
  expect(await artifacts.queryArtifacts(client, { hashes: [hash, "plain", "none", "__proto__"] })).toEqual({
    [hash]: { size: 5, taskDurationMs: 400, tag: "mark", sha: "c0ffee", dirtyHash: "d1f" },
    plain: { size: 0, taskDurationMs: 0 },
    none: null,
    ["__proto__"]: null,
  });
  expect(await artifacts.hasArtifact(client, { hash })).toBe(true);
  expect(await artifacts.hasArtifact(client, { hash: "none" })).toBe(false);
  await expect(artifacts.downloadArtifact(client, { hash: "none" })).rejects.toMatchObject({ status: 404 });
});

test("an artifact is the account's that put it, and a later one takes its place there", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  await artifacts.uploadArtifact(client, { hash, xArtifactTag: "first", body: "mine" });
  expect(await artifacts.hasArtifact(team, { hash })).toBe(false);
  await artifacts.uploadArtifact(team, { hash, body: "theirs" });
  await artifacts.uploadArtifact(client, { hash, body: "mine again" });
  expect([String(await download(client)), String(await download(team))]).toEqual(["mine again", "theirs"]);
  expect(await artifacts.queryArtifacts(client, { hashes: [hash] })).toEqual({
    [hash]: { size: 10, taskDurationMs: 0 },
  });
});

test("all artifacts of an account are deleted at once, and those of others stay", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  for (const one of ["a", "b"]) await artifacts.uploadArtifact(team, { hash: one, body: one });
  await artifacts.uploadArtifact(client, { hash: "a", body: "a" });
  expect(await artifacts.deleteAllArtifacts(team)).toEqual({ deletedCount: 2 });
  expect(await artifacts.hasArtifact(team, { hash: "a" })).toBe(false);
  expect(String(await download(client, "a"))).toBe("a");
  const { events } = await listUserEvents(team, { withPayload: true, types: "team-remote-caching-purge" });
  expect(events).toMatchObject([{ type: "team-remote-caching-purge", payload: { deletedCount: 2 } }]);
});

test("contents go with the last artifact that has them, and are there after a restart until then", async () => {
  const dataFolder = newFolder();
  const files = () =>
    readdirSync(join(dataFolder, "files/artifacts"), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
  const options = { dataFolder, token: "own" };
  const first = await createEmulator(options);
  const before = clientOf(first);
  for (const one of ["a", "b"]) await artifacts.uploadArtifact(before, { hash: one, body: "same" });
  await artifacts.uploadArtifact(before, { hash: "c", body: "other" });
  await artifacts.uploadArtifact(before, { hash: "a", body: "replaced" });
  expect(files()).toHaveLength(3);
  await first.close();
  const second = await createEmulator(options);
  onTestFinished(() => second.close());
  const client = clientOf(second);
  expect(String(await download(client, "b"))).toBe("same");
  await artifacts.uploadArtifact(client, { hash: "b", body: "replaced" });
  expect(files()).toHaveLength(2);
  await artifacts.deleteAllArtifacts(client);
  expect(files()).toEqual([]);
});

test("an upload that breaks off is not an artifact, and leaves nothing", async () => {
  const { client } = await start();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (controller.desiredSize === 0) return;
      controller.enqueue(new Uint8Array(10));
      controller.error(new Error("The disk went away"));
    },
  });
  await expect(artifacts.uploadArtifact(client, { hash, body })).rejects.toThrow();
  expect(await artifacts.hasArtifact(client, { hash })).toBe(false);
});

test.each(["disabled", "over_limit", "paused"] as const)(
  "a cache that is %s says so, and is used by nobody until it is enabled again",
  async (status) => {
    const { emulator } = await start({ seed: { users: [{ username: "ann" }], teams: [{ slug: "acme" }] } });
    const team = clientOf(emulator, emulator.token, "acme");
    await artifacts.uploadArtifact(team, { hash, body: "built" });
    emulator.world.setCache({ team: "acme", status });
    expect(emulator.world.caches).toEqual([{ team: "acme", status }]);
    expect(await artifacts.getArtifactsStatus(team)).toEqual({ status });
    const refused = { status: 403, code: `remote_caching_${status}` };
    await expect(artifacts.uploadArtifact(team, { hash, body: "new" })).rejects.toMatchObject(refused);
    await expect(artifacts.downloadArtifact(team, { hash })).rejects.toMatchObject(refused);
    await expect(artifacts.queryArtifacts(team, { hashes: [hash] })).rejects.toMatchObject(refused);
    emulator.world.setCache({ team: "acme", status: "enabled" });
    expect(await artifacts.getArtifactsStatus(team)).toEqual({ status: "enabled" });
    expect(String(await download(team))).toBe("built");
  },
);

test("a team switches its own cache off, and a seed says what the platform thinks of it", async () => {
  const { emulator, client } = await start({
    seed: {
      users: [{ username: "ann" }],
      teams: [{ slug: "acme" }],
      world: { caches: [{ team: "acme", status: "paused" }] },
    },
  });
  const status = async (team: string) => artifacts.getArtifactsStatus(clientOf(emulator, emulator.token, team));
  expect(await status("acme")).toEqual({ status: "paused" });
  await createTeam(client, { slug: "fleet" });
  await updateTeam(client, { teamId: "fleet", remoteCaching: { enabled: false } });
  expect(await status("fleet")).toEqual({ status: "disabled" });
});
