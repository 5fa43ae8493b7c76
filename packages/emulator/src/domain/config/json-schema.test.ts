import * as globalConfig from "@slipway/global-config";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import { checkValues } from "./json-schema.ts";

test("a schema refuses what does not fit, when items change and when it is set", async () => {
  const { client } = await start();
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(client, { slug: "s", items: { sale: true } });
  const set = (definition: unknown, dryRun?: boolean) =>
    globalConfig.updateGlobalConfigSchema(client, { edgeConfigId, definition, ...(dryRun ? { dryRun } : {}) });
  const change = (value: unknown) =>
    globalConfig.updateGlobalConfigItems(client, {
      edgeConfigId,
      items: [{ operation: "upsert", key: "sale", value }],
    });
  const booleans = { type: "object", properties: { sale: { type: "boolean" } }, additionalProperties: false };
  const numbers = { type: "object", properties: { sale: { type: "number" } } };
  await expect(globalConfig.getGlobalConfigSchema(client, { edgeConfigId })).rejects.toMatchObject({ status: 404 });
  expect(await set(booleans, true)).toEqual({ ...booleans, definition: booleans });
  await change(5);
  await expect(set(booleans, true)).rejects.toMatchObject({ status: 400, message: expect.stringContaining("#/sale") });
  expect(await set(numbers)).toMatchObject(numbers);
  await expect(change("many")).rejects.toMatchObject({ status: 400, message: expect.stringContaining("#/sale") });
  await expect(set("no schema")).rejects.toMatchObject({ status: 400 });
  const large = { description: "x".repeat(70_000) };
  await expect(set(large)).rejects.toMatchObject({ status: 400, message: expect.stringContaining("65536") });
  expect(await globalConfig.getGlobalConfigSchema(client, { edgeConfigId })).toEqual({
    ...numbers,
    definition: numbers,
  });
  expect(await globalConfig.getGlobalConfig(client, { edgeConfigId })).toMatchObject({ schema: numbers });
  await globalConfig.deleteGlobalConfigSchema(client, { edgeConfigId });
  await change("many");
  expect(await globalConfig.getGlobalConfig(client, { edgeConfigId })).not.toHaveProperty("schema");
});

test("a backup that the schema of today refuses is not put back", async () => {
  const { client } = await start();
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(client, { slug: "s", items: { sale: "old" } });
  const { backups } = await globalConfig.listGlobalConfigBackups(client, { edgeConfigId });
  const items = [{ operation: "update", key: "sale", value: true }] as const;
  await globalConfig.updateGlobalConfigItems(client, { edgeConfigId, items });
  await globalConfig.updateGlobalConfigSchema(client, {
    edgeConfigId,
    definition: { properties: { sale: { type: "boolean" } } },
  });
  const backup = { edgeConfigId, edgeConfigBackupVersionId: backups[0]?.id ?? "" };
  await expect(globalConfig.restoreGlobalConfigBackup(client, backup)).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["a pattern that takes for ever", { properties: { a: { pattern: "^(a+)+$" } } }, "longer than"],
  ["a reference to itself", { $ref: "#" }, "without end"],
  ["a reference to nothing", { $ref: "https://example.com/none" }, "not a JSON Schema"],
  ["a pattern that is none", { properties: { a: { pattern: "(" } } }, "not a JSON Schema"],
])("a schema with %s is refused, and nothing else stands still", (_, schema, message) => {
  expect(() => checkValues(schema, { a: `${"a".repeat(60)}!` })).toThrow(message);
});
