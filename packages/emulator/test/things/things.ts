import { makeArtifacts } from "./artifacts.ts";
import { makeGlobalConfig } from "./global-config.ts";
import type { Ground } from "./ground.ts";

/** One of everything that a group has, for each group that has a file here: what the laws and the table of rights ask for. */
export type Things = Awaited<ReturnType<typeof makeThings>>;

export async function makeThings(ground: Ground) {
  return {
    artifacts: await makeArtifacts(ground),
    globalConfig: await makeGlobalConfig(ground),
  };
}

/** What members and parameters of inputs may hold so that they name one of these things, by the member's name. */
export function namesOf(things: Things): Readonly<Record<string, readonly string[]>> {
  return {
    hash: [things.artifacts],
    edgeConfigId: [things.globalConfig.id],
    edgeConfigItemKey: ["greeting"],
    edgeConfigBackupVersionId: [things.globalConfig.backup],
    ids: [things.globalConfig.token.id],
    token: [things.globalConfig.token.token],
  };
}
