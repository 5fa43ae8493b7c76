import * as globalConfig from "@slipway/global-config";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";

async function withToken() {
  const { emulator, client } = await start();
  const items = { greeting: "hello", nothing: null, sale: { percent: 20 } };
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(client, { slug: "switches", items });
  const { token, id } = await globalConfig.createGlobalConfigToken(client, { edgeConfigId, label: "reads" });
  /** Requests of the platform's client for a connection string of `<origin>/<id>?token=…`. */
  const read = (path: string, init: RequestInit = {}, shown = token) =>
    fetch(`${emulator.url}/${edgeConfigId}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${shown}`, "cache-control": "stale-if-error=604800", ...init.headers },
    });
  return { emulator, client, edgeConfigId, token, tokenId: id, read };
}

test("a config is read with its own token: an item, some, all, and its digest", async () => {
  const { client, edgeConfigId, read } = await withToken();
  const { digest, updatedAt } = await globalConfig.getGlobalConfig(client, { edgeConfigId });
  const item = await read("/item/greeting?version=1");
  expect(await item.json()).toBe("hello");
  expect(item.headers.get("x-edge-config-digest")).toBe(digest);
  expect(item.headers.get("x-edge-config-updated-at")).toBe(String(updatedAt));
  expect(await (await read("/item/nothing?version=1")).json()).toBeNull();
  const all = { greeting: "hello", nothing: null, sale: { percent: 20 } };
  expect(await (await read("/items?version=1")).json()).toEqual(all);
  expect(await (await read("/items?version=1&key=sale&key=none")).json()).toEqual({ sale: { percent: 20 } });
  expect(await (await read("/digest?version=1")).json()).toBe(digest);
  expect(await (await read("")).json()).toEqual({ digest, items: all });
});

test("a missing item and a missing config have answers of their own", async () => {
  const { emulator, read, token } = await withToken();
  for (const method of ["GET", "HEAD"]) {
    const missing = await read("/item/none?version=1", { method });
    expect([missing.status, missing.headers.has("x-edge-config-digest")]).toEqual([404, true]);
    const other = await fetch(`${emulator.url}/ecfg_none/item/greeting`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([other.status, other.headers.has("x-edge-config-digest")]).toEqual([404, false]);
  }
  expect((await read("/item/greeting?version=1", { method: "HEAD" })).status).toBe(200);
  expect((await read("/items", { method: "POST" })).status).toBe(405);
});

test("items that the client has already are not sent again until they change", async () => {
  const { client, edgeConfigId, read } = await withToken();
  const etag = (await read("/items?version=1")).headers.get("etag") ?? "";
  const again = () => read("/items?version=1", { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  const items = [{ operation: "update", key: "greeting", value: "hi" }] as const;
  await globalConfig.updateGlobalConfigItems(client, { edgeConfigId, items });
  expect(await (await again()).json()).toMatchObject({ greeting: "hi" });
});

test("a token reads its config, in the address too, and nothing from when it is deleted", async () => {
  const { emulator, client, edgeConfigId, token, tokenId, read } = await withToken();
  expect((await fetch(`${emulator.url}/${edgeConfigId}/items?version=1&token=${token}`)).status).toBe(200);
  expect((await fetch(`${emulator.url}/${edgeConfigId}/items`)).status).toBe(401);

  const about = { id: tokenId, edgeConfigId, label: "reads", partialToken: `${token.slice(0, 4)}****` };
  expect(await globalConfig.listGlobalConfigTokens(client, { edgeConfigId })).toMatchObject([about]);
  expect(await globalConfig.getGlobalConfigToken(client, { edgeConfigId, token })).toMatchObject(about);
  expect(JSON.stringify(emulator.requests)).not.toContain(token);
  const wrong = globalConfig.deleteGlobalConfigTokens(client, { edgeConfigId, ids: [tokenId, "none"] });
  await expect(Promise.resolve(wrong)).rejects.toMatchObject({ status: 404 });
  expect((await read("/items")).status).toBe(200);
  await globalConfig.deleteGlobalConfigTokens(client, { edgeConfigId, ids: [tokenId] });
  expect((await read("/items")).status).toBe(401);
});

test("a config is read at the hosts of its own, too", async () => {
  const { emulator, edgeConfigId, token } = await withToken();
  const headers = { authorization: `Bearer ${token}` };
  const hosts = ["https://edge-config.vercel.com", "https://global-config.vercel.com", "http://edge-config.localhost"];
  for (const origin of hosts) {
    const answer = await emulator.fetch(`${origin}/${edgeConfigId}/item/greeting?version=1`, { headers });
    expect(await answer.json()).toBe("hello");
  }
});
