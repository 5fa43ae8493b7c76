import type { Client } from "@slipway/core";
import * as globalConfig from "@slipway/global-config";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";

type Changes = Parameters<typeof globalConfig.updateGlobalConfigItems>[1]["items"];

async function withConfig(items: Readonly<Record<string, unknown>> = { greeting: "hello" }) {
  const { emulator } = await start();
  const client = clientOf(emulator, emulator.token, "acme");
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(client, { slug: "switches", items });
  return {
    emulator,
    client,
    edgeConfigId,
    change: (...changes: Changes) => globalConfig.updateGlobalConfigItems(client, { edgeConfigId, items: changes }),
    values: () => valuesOf(client, edgeConfigId),
    config: () => globalConfig.getGlobalConfig(client, { edgeConfigId }),
  };
}

async function valuesOf(client: Client, edgeConfigId: string): Promise<Record<string, unknown>> {
  const items = await globalConfig.listGlobalConfigItems(client, { edgeConfigId });
  return Object.fromEntries(items.map(({ key, value }) => [key, value]));
}

test("items are created, changed and deleted in one step, in the order of the changes", async () => {
  const { change, values, client, edgeConfigId } = await withConfig({ greeting: "hello", old: 1 });
  expect(
    await change(
      { operation: "create", key: "sale", value: { percent: 20 }, description: "the summer's" },
      { operation: "update", key: "sale", value: { percent: 30 } },
      { operation: "upsert", key: "greeting", value: null },
      { operation: "upsert", key: "new", value: [1, "two"] },
      { operation: "delete", key: "old" },
    ),
  ).toEqual({ status: "ok" });
  expect(await values()).toEqual({ greeting: null, sale: { percent: 30 }, new: [1, "two"] });
  expect(await globalConfig.getGlobalConfigItem(client, { edgeConfigId, edgeConfigItemKey: "sale" })).toMatchObject({
    edgeConfigId,
    key: "sale",
    description: "the summer's",
  });
});

test.each([
  [409, { operation: "create", key: "greeting", value: 1 }],
  [404, { operation: "update", key: "none", value: 1 }],
  [404, { operation: "delete", key: "none" }],
  [400, { operation: "upsert", key: "none" }],
  [400, { operation: "upsert", key: "no key", value: 1 }],
  [400, { operation: "upsert", key: "k".repeat(257), value: 1 }],
  [400, { operation: "upsert", key: "fine", value: 1, description: {} }],
  [402, { operation: "upsert", key: "large", value: "x".repeat(64 * 1024) }],
] as const)("a change that is refused with %d takes the others of its step along: %o", async (status, refused) => {
  const { change, values, config } = await withConfig();
  const before = await config();
  const fine = { operation: "upsert", key: "greeting", value: "hi" } as const;
  await expect(change(fine, refused)).rejects.toMatchObject({ status });
  expect(await values()).toEqual({ greeting: "hello" });
  expect(await config()).toEqual(before);
});

test("digest, time and backups change only when the data does, and the digest says what the data is", async () => {
  const { emulator, client, change, config, edgeConfigId } = await withConfig({ a: { x: 1, y: 2 }, b: 1 });
  const before = await config();
  await emulator.clock.advance(1000);
  await change({ operation: "upsert", key: "a", value: { y: 2, x: 1 } }, { operation: "update", key: "b" });
  expect(await config()).toEqual(before);
  await change({ operation: "update", key: "b", value: 2 });
  const changed = await config();
  expect(changed.digest).not.toBe(before.digest);
  expect(changed.updatedAt).toBe(before.updatedAt + 1000);
  await change({ operation: "delete", key: "a" }, { operation: "create", key: "a", value: { y: 2, x: 1 } });
  await change({ operation: "update", key: "b", value: 1 });
  expect((await config()).digest).toBe(before.digest);
  expect((await globalConfig.listGlobalConfigBackups(client, { edgeConfigId })).backups).toHaveLength(4);
});

test("a config is found by its id and its slug, has room by its account's plan, and goes with all that it has", async () => {
  const { emulator, client, edgeConfigId, change } = await withConfig({ greeting: "hello" });
  const mine = clientOf(emulator);
  expect(await globalConfig.getGlobalConfig(client, { edgeConfigId: "switches" })).toMatchObject({
    id: edgeConfigId,
    itemCount: 1,
    sizeInBytes: JSON.stringify({ greeting: "hello" }).length,
  });
  await expect(globalConfig.getGlobalConfig(mine, { edgeConfigId })).rejects.toMatchObject({ status: 404 });
  await globalConfig.updateGlobalConfig(client, { edgeConfigId: "switches", slug: "flags" });
  expect((await globalConfig.listGlobalConfigs(client)).map(({ slug }) => slug)).toEqual(["flags"]);
  const large = { operation: "upsert", key: "large", value: "x".repeat(100_000) } as const;
  await expect(change(large)).rejects.toMatchObject({ status: 402, message: expect.stringContaining("65536") });
  emulator.world.setPlan({ team: "acme", plan: "enterprise" });
  await change(large);
  await globalConfig.deleteGlobalConfig(client, { edgeConfigId: "flags" });
  expect(await globalConfig.listGlobalConfigs(client)).toEqual([]);
  await expect(globalConfig.createGlobalConfig(client, { slug: "not a slug" })).rejects.toMatchObject({ status: 400 });
});

test("a write that is meant for another state is refused", async () => {
  const { emulator, client, edgeConfigId, config } = await withConfig();
  const { digest } = await config();
  const send = async (ifMatch: string, value: string) => {
    const url = `${emulator.url}/v1/global-config/${edgeConfigId}/items?slug=acme`;
    const headers = {
      authorization: `Bearer ${emulator.token}`,
      "content-type": "application/json",
      "if-match": ifMatch,
    };
    const body = JSON.stringify({ items: [{ operation: "upsert", key: "greeting", value }] });
    return (await fetch(url, { method: "PATCH", headers, body })).status;
  };
  expect(await send(`"${digest}"`, "first")).toBe(200);
  expect(await send(`"${digest}"`, "second")).toBe(412);
  expect(await valuesOf(client, edgeConfigId)).toEqual({ greeting: "first" });
});

test("every write is kept, listed page by page, and can be put back", async () => {
  const { client, edgeConfigId, change, values } = await withConfig({ n: 0 });
  for (const n of [1, 2, 3]) await change({ operation: "update", key: "n", value: n, description: `the ${n}.` });
  const pages = globalConfig.listGlobalConfigBackups(client, { edgeConfigId, limit: 2, metadata: true });
  const backups = await pages.toArray();
  expect(backups.map(({ metadata }) => metadata?.itemsCount)).toEqual([1, 1, 1, 1]);
  const edgeConfigBackupVersionId = backups[2]?.id ?? "";
  const { backup, user } = await globalConfig.getGlobalConfigBackup(client, {
    edgeConfigId,
    edgeConfigBackupVersionId,
  });
  expect(backup.items).toMatchObject({ n: { value: 1, description: "the 1." } });
  expect(user).toMatchObject({ username: "developer" });
  const { digest: previousDigest } = await globalConfig.getGlobalConfig(client, { edgeConfigId });
  expect(await globalConfig.restoreGlobalConfigBackup(client, { edgeConfigId, edgeConfigBackupVersionId })).toEqual({
    status: "ok",
    restoredFrom: edgeConfigBackupVersionId,
    previousDigest,
    digest: backup.digest,
  });
  expect(await values()).toEqual({ n: 1 });
  expect(await globalConfig.listGlobalConfigBackups(client, { edgeConfigId }).toArray()).toHaveLength(5);
  const none = { edgeConfigId, edgeConfigBackupVersionId: "none" };
  await expect(globalConfig.restoreGlobalConfigBackup(client, none)).rejects.toMatchObject({ status: 404 });
});

test("backups are kept as long as the plan says", async () => {
  const { emulator, client, edgeConfigId, change } = await withConfig({ n: 0 });
  await emulator.clock.advance("89 days");
  await change({ operation: "update", key: "n", value: 1 });
  const count = async () => (await globalConfig.listGlobalConfigBackups(client, { edgeConfigId }).toArray()).length;
  expect(await count()).toBe(2);
  await emulator.clock.advance("2 days");
  expect(await count()).toBe(1);
  for (let n = 2; n < 205; n++) await change({ operation: "update", key: "n", value: n });
  expect(await count()).toBe(200);
});

test("a change of a config is an event of the published name, with what it is about", async () => {
  const { client, edgeConfigId, change } = await withConfig();
  await change({ operation: "update", key: "greeting", value: "hi" });
  const { token } = await globalConfig.createGlobalConfigToken(client, { edgeConfigId, label: "reads" });
  await globalConfig.deleteGlobalConfigTokens(client, { edgeConfigId, tokens: [token] });
  await globalConfig.deleteGlobalConfig(client, { edgeConfigId });
  const { events } = await listUserEvents(client, { withPayload: true, limit: 5 });
  expect(events.map(({ type }) => type)).toEqual([
    "global-config-deleted",
    "global-config-token-deleted",
    "global-config-token-created",
    "global-config-items-updated",
    "global-config-created",
  ]);
  expect(events[0]?.payload).toEqual({ edgeConfigId, edgeConfigSlug: "switches" });
  expect(JSON.stringify(events)).not.toContain(token);
});

test("requests of clients from before the rename are answered", async () => {
  const { emulator, edgeConfigId } = await withConfig();
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${emulator.token}` };
    return (await fetch(`${emulator.url}/v1/edge-config${path}?slug=acme`, { headers })).json();
  };
  expect(await ask("")).toMatchObject([{ id: edgeConfigId, slug: "switches" }]);
  expect(await ask(`/${edgeConfigId}/items`)).toMatchObject([{ key: "greeting", value: "hello" }]);
});
