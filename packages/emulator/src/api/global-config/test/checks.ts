import * as globalConfig from "@slipway/global-config";
import type { Operations } from "@slipway/global-config/contract";
import type { Cases } from "../../../../test/checks.ts";
import type { World } from "../../../../test/world.ts";

const of = ({ things }: World) => ({ edgeConfigId: things.globalConfig.id });
const backupOf = ({ things }: World) => ({
  edgeConfigId: things.globalConfig.id,
  edgeConfigBackupVersionId: things.globalConfig.backup,
});

export const globalConfigCases: Cases<Operations> = {
  listGlobalConfigs: (client) => globalConfig.listGlobalConfigs(client),
  createGlobalConfig: (client) => globalConfig.createGlobalConfig(client, { slug: "new" }),
  getGlobalConfig: (client, world) => globalConfig.getGlobalConfig(client, of(world)),
  updateGlobalConfig: (client, world) => globalConfig.updateGlobalConfig(client, { ...of(world), slug: "new" }),
  deleteGlobalConfig: (client, world) => globalConfig.deleteGlobalConfig(client, of(world)),
  listGlobalConfigItems: (client, world) => globalConfig.listGlobalConfigItems(client, of(world)),
  updateGlobalConfigItems: (client, world) =>
    globalConfig.updateGlobalConfigItems(client, {
      ...of(world),
      items: [{ operation: "upsert", key: "greeting", value: "hi" }],
    }),
  getGlobalConfigSchema: (client, world) => globalConfig.getGlobalConfigSchema(client, of(world)),
  updateGlobalConfigSchema: (client, world) =>
    globalConfig.updateGlobalConfigSchema(client, { ...of(world), definition: {} }),
  deleteGlobalConfigSchema: (client, world) => globalConfig.deleteGlobalConfigSchema(client, of(world)),
  getGlobalConfigItem: (client, world) =>
    globalConfig.getGlobalConfigItem(client, { ...of(world), edgeConfigItemKey: "greeting" }),
  listGlobalConfigTokens: (client, world) => globalConfig.listGlobalConfigTokens(client, of(world)),
  deleteGlobalConfigTokens: (client, world) =>
    globalConfig.deleteGlobalConfigTokens(client, { ...of(world), ids: [world.things.globalConfig.token.id] }),
  getGlobalConfigToken: (client, world) =>
    globalConfig.getGlobalConfigToken(client, { ...of(world), token: world.things.globalConfig.token.token }),
  createGlobalConfigToken: (client, world) =>
    globalConfig.createGlobalConfigToken(client, { ...of(world), label: "more" }),
  getGlobalConfigBackup: (client, world) => globalConfig.getGlobalConfigBackup(client, backupOf(world)),
  restoreGlobalConfigBackup: (client, world) => globalConfig.restoreGlobalConfigBackup(client, backupOf(world)),
  listGlobalConfigBackups: (client, world) => globalConfig.listGlobalConfigBackups(client, of(world)),
};
