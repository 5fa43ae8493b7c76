import * as globalConfig from "@slipway/global-config";
import type { Operations } from "@slipway/global-config/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ owner }: BaseFixture) {
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(owner, {
    slug: "switches",
    items: { greeting: "hello" },
  });
  await globalConfig.updateGlobalConfigSchema(owner, { edgeConfigId, definition: { type: "object" } });
  const { backups } = await globalConfig.listGlobalConfigBackups(owner, { edgeConfigId });
  const token = await globalConfig.createGlobalConfigToken(owner, { edgeConfigId, label: "reads" });
  return { id: edgeConfigId, backup: backups[0]?.id ?? "", token };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ id, backup, token }) => ({
      edgeConfigId: [id],
      edgeConfigItemKey: ["greeting"],
      edgeConfigBackupVersionId: [backup],
      ids: [token.id],
      token: [token.token],
    }),
  },
  ofWholeTeam: true,
  about: { new: ["createGlobalConfig", "listGlobalConfigs"] },
  usual: ({ fixture: { id, backup } }) => ({ edgeConfigId: id, edgeConfigBackupVersionId: backup }),
  inputs: {
    listGlobalConfigs: {},
    createGlobalConfig: { slug: "new" },
    getGlobalConfig: {},
    updateGlobalConfig: { slug: "newer" },
    listGlobalConfigItems: {},
    updateGlobalConfigItems: { items: [{ operation: "upsert", key: "greeting", value: "hi" }] },
    getGlobalConfigItem: { edgeConfigItemKey: "greeting" },
    getGlobalConfigSchema: {},
    updateGlobalConfigSchema: { definition: {} },
    deleteGlobalConfigSchema: {},
    listGlobalConfigTokens: {},
    getGlobalConfigToken: ({ fixture: { token } }) => ({ token: token.token }),
    deleteGlobalConfigTokens: ({ fixture: { token } }) => ({ ids: [token.id] }),
    createGlobalConfigToken: { label: "more" },
    listGlobalConfigBackups: {},
    getGlobalConfigBackup: {},
    restoreGlobalConfigBackup: {},
    deleteGlobalConfig: {},
  },
};
