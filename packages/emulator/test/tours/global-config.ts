import * as globalConfig from "@slipway/global-config";
import type { Ground } from "../things/ground.ts";

export async function tourOfGlobalConfig({ crew }: Ground): Promise<void> {
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(crew, { slug: "flags", items: { sale: false } });
  await globalConfig.listGlobalConfigs(crew);
  await globalConfig.getGlobalConfig(crew, { edgeConfigId: "flags" });
  await globalConfig.updateGlobalConfig(crew, { edgeConfigId, slug: "switches" });
  await globalConfig.updateGlobalConfigItems(crew, {
    edgeConfigId,
    items: [{ operation: "upsert", key: "sale", value: true }],
  });
  await globalConfig.listGlobalConfigItems(crew, { edgeConfigId });
  await globalConfig.getGlobalConfigItem(crew, { edgeConfigId, edgeConfigItemKey: "sale" });

  const definition = { type: "object", properties: { sale: { type: "boolean" } } };
  await globalConfig.updateGlobalConfigSchema(crew, { edgeConfigId, definition });
  await globalConfig.getGlobalConfigSchema(crew, { edgeConfigId });
  await globalConfig.deleteGlobalConfigSchema(crew, { edgeConfigId });

  const { backups } = await globalConfig.listGlobalConfigBackups(crew, { edgeConfigId, metadata: true });
  const backup = { edgeConfigId, edgeConfigBackupVersionId: backups.at(-1)?.id ?? "" };
  await globalConfig.getGlobalConfigBackup(crew, backup);
  await globalConfig.restoreGlobalConfigBackup(crew, backup);

  const { id, token } = await globalConfig.createGlobalConfigToken(crew, { edgeConfigId, label: "reads" });
  await globalConfig.listGlobalConfigTokens(crew, { edgeConfigId });
  await globalConfig.getGlobalConfigToken(crew, { edgeConfigId, token });
  await globalConfig.deleteGlobalConfigTokens(crew, { edgeConfigId, ids: [id] });

  const { id: other } = await globalConfig.createGlobalConfig(crew, { slug: "other" });
  await globalConfig.deleteGlobalConfig(crew, { edgeConfigId: other });
}
