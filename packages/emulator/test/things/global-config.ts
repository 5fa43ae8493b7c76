import * as globalConfig from "@slipway/global-config";
import type { Ground } from "./ground.ts";

/** A global config with an item, a schema, a backup and a token. */
export async function makeGlobalConfig({ crew }: Ground) {
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(crew, {
    slug: "switches",
    items: { greeting: "hello" },
  });
  await globalConfig.updateGlobalConfigSchema(crew, { edgeConfigId, definition: { type: "object" } });
  const { backups } = await globalConfig.listGlobalConfigBackups(crew, { edgeConfigId });
  const token = await globalConfig.createGlobalConfigToken(crew, { edgeConfigId, label: "reads" });
  return { id: edgeConfigId, backup: backups[0]?.id ?? "", token };
}

export function namesOfGlobalConfig({ id, backup, token }: Awaited<ReturnType<typeof makeGlobalConfig>>) {
  return {
    edgeConfigId: [id],
    edgeConfigItemKey: ["greeting"],
    edgeConfigBackupVersionId: [backup],
    ids: [token.id],
    token: [token.token],
  };
}
