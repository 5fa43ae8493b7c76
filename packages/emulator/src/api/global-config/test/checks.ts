import * as globalConfig from "@slipway/global-config";
import type { Operations } from "@slipway/global-config/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import type { World } from "../../../../test/world.ts";

/** A global config with an item, a schema, a backup and a token. */
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

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ id, backup, token }: Fixture) {
  return {
    edgeConfigId: [id],
    edgeConfigItemKey: ["greeting"],
    edgeConfigBackupVersionId: [backup],
    ids: [token.id],
    token: [token.token],
  };
}

const smoke: SmokeTest = async ({ owner }) => {
  const { id: edgeConfigId } = await globalConfig.createGlobalConfig(owner, { slug: "flags", items: { sale: false } });
  await globalConfig.listGlobalConfigs(owner);
  await globalConfig.getGlobalConfig(owner, { edgeConfigId: "flags" });
  await globalConfig.updateGlobalConfig(owner, { edgeConfigId, slug: "switches" });
  await globalConfig.updateGlobalConfigItems(owner, {
    edgeConfigId,
    items: [{ operation: "upsert", key: "sale", value: true }],
  });
  await globalConfig.listGlobalConfigItems(owner, { edgeConfigId });
  await globalConfig.getGlobalConfigItem(owner, { edgeConfigId, edgeConfigItemKey: "sale" });

  const definition = { type: "object", properties: { sale: { type: "boolean" } } };
  await globalConfig.updateGlobalConfigSchema(owner, { edgeConfigId, definition });
  await globalConfig.getGlobalConfigSchema(owner, { edgeConfigId });
  await globalConfig.deleteGlobalConfigSchema(owner, { edgeConfigId });

  const { backups } = await globalConfig.listGlobalConfigBackups(owner, { edgeConfigId, metadata: true });
  const backup = { edgeConfigId, edgeConfigBackupVersionId: backups.at(-1)?.id ?? "" };
  await globalConfig.getGlobalConfigBackup(owner, backup);
  await globalConfig.restoreGlobalConfigBackup(owner, backup);

  const { id, token } = await globalConfig.createGlobalConfigToken(owner, { edgeConfigId, label: "reads" });
  await globalConfig.listGlobalConfigTokens(owner, { edgeConfigId });
  await globalConfig.getGlobalConfigToken(owner, { edgeConfigId, token });
  await globalConfig.deleteGlobalConfigTokens(owner, { edgeConfigId, ids: [id] });

  const { id: other } = await globalConfig.createGlobalConfig(owner, { slug: "other" });
  await globalConfig.deleteGlobalConfig(owner, { edgeConfigId: other });
};

const of = ({ fixture }: World & { readonly fixture: Fixture }) => ({ edgeConfigId: fixture.id });
const backupOf = ({ fixture }: World & { readonly fixture: Fixture }) => ({
  edgeConfigId: fixture.id,
  edgeConfigBackupVersionId: fixture.backup,
});

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  ofWholeTeam: true,
  about: { new: ["createGlobalConfig", "listGlobalConfigs"] },
  requests: {
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
      globalConfig.deleteGlobalConfigTokens(client, { ...of(world), ids: [world.fixture.token.id] }),
    getGlobalConfigToken: (client, world) =>
      globalConfig.getGlobalConfigToken(client, { ...of(world), token: world.fixture.token.token }),
    createGlobalConfigToken: (client, world) =>
      globalConfig.createGlobalConfigToken(client, { ...of(world), label: "more" }),
    getGlobalConfigBackup: (client, world) => globalConfig.getGlobalConfigBackup(client, backupOf(world)),
    restoreGlobalConfigBackup: (client, world) => globalConfig.restoreGlobalConfigBackup(client, backupOf(world)),
    listGlobalConfigBackups: (client, world) => globalConfig.listGlobalConfigBackups(client, of(world)),
  },
};
