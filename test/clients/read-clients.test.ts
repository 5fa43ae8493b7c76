import { createClient } from "@slipway/core";
import { createGlobalConfig, createGlobalConfigToken, updateGlobalConfigItems } from "@slipway/global-config";
import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { importPeer } from "../../scripts/peers/install-peer.ts";

/** The used part of the platform's client for reading configs. */
interface EdgeConfigModule {
  createClient(connection: string): {
    get(key: string): Promise<unknown>;
    has(key: string): Promise<boolean>;
    getAll(): Promise<unknown>;
    digest(): Promise<string>;
  };
}

test("the platform's client reads a config, by its own connection string", async () => {
  const { createClient: connect } = await importPeer<EdgeConfigModule>("platform-clients", "@vercel/edge-config");
  await using emulator = await createEmulator({ validateAnswers: true });
  const { url, token } = emulator;
  const client = createClient({ baseUrl: url, token, allowInsecure: true });
  const { id: edgeConfigId } = await createGlobalConfig(client, { slug: "switches", items: { greeting: "hello" } });
  const read = await createGlobalConfigToken(client, { edgeConfigId, label: "reads" });
  const config = connect(`${url}/${edgeConfigId}?token=${read.token}`);
  expect(await config.get("greeting")).toBe("hello");
  expect([await config.has("greeting"), await config.has("none")]).toEqual([true, false]);
  const digest = await config.digest();
  await updateGlobalConfigItems(client, { edgeConfigId, items: [{ operation: "upsert", key: "size", value: 7 }] });
  expect(await config.getAll()).toEqual({ greeting: "hello", size: 7 });
  expect(await config.digest()).not.toBe(digest);
  await expect(connect(`${url}/${edgeConfigId}?token=wrong`).get("greeting")).rejects.toThrow(/Unauthorized/i);
});
