import { startRedis } from "../packages/core/test/redis-server.ts";
import { groups as modelledGroups } from "../packages/emulator/src/api/groups.ts";
import { createEmulator } from "../packages/emulator/src/index.ts";
import { smokeSandboxes } from "../packages/emulator/test/smoke.ts";
import { findRedis } from "../scripts/installed.ts";
import { prepareDomains } from "./readme-domains.ts";
import { prepareLogs } from "./readme-logs.ts";
import { prepareNetwork } from "./readme-network.ts";
import { prepareReadme, seed } from "./readme-registry.ts";
import { prepareSandboxes } from "./readme-sandboxes.ts";
import { groups } from "./sources.ts";
import { startRecorder } from "./wire/recorder.ts";
import { answerFromSchema } from "./wire/schema-server.ts";

/**
 * The environment in which a README's code runs: it names an emulator, which has what the READMEs speak of, as the folder has.
 * What the emulator does not model yet runs against a server that answers any operation with a value of its schema.
 *
 * @param names the module that leads the names of sites to the emulator. Default: its source
 */
export async function environmentFor(
  code: string,
  folder: string,
  resources: AsyncDisposableStack,
  names: string = new URL("../packages/emulator/src/names.preload.ts", import.meta.url).href,
): Promise<Record<string, string>> {
  const stored = await storeFor(code, resources);
  if (isModelled(code)) {
    const emulator = resources.use(
      await createEmulator({ buildTime: 20, validateAnswers: true, seed, sandboxes: smokeSandboxes }),
    );
    await prepareDomains(code, emulator);
    const variables = await prepareReadme(emulator, folder);
    const logs = await prepareLogs(code, emulator);
    const network = await prepareNetwork(code, folder, emulator.url, resources);
    const project = await prepareSandboxes(code, emulator);
    return {
      SLIPWAY_TOKEN: emulator.token,
      SLIPWAY_API_URL: emulator.url,
      // Variables of the emulator's command: programs of guides open their deployments.
      SLIPWAY_BASE_DOMAIN: "localhost",
      NODE_OPTIONS: `--import ${names}`,
      ...variables,
      ...logs,
      ...network,
      ...project,
      ...stored,
    };
  }
  const recorder = resources.use(await startRecorder());
  recorder.prepare(answerFromSchema);
  return { SLIPWAY_TOKEN: "readme", SLIPWAY_API_URL: recorder.url, ...stored };
}

/** Tells whether code can run here: a Redis is installed by no package of npm. */
export function canRun(code: string): boolean {
  return !usesRedis(code) || findRedis() !== undefined;
}

async function storeFor(code: string, resources: AsyncDisposableStack): Promise<Record<string, string>> {
  const program = usesRedis(code) ? findRedis() : undefined;
  if (program === undefined) return {};
  const { port } = await startRedis((run) => resources.defer(async () => run()), program);
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}

function usesRedis(code: string): boolean {
  return code.includes('from "redis"');
}

function isModelled(code: string): boolean {
  const used = [...code.matchAll(/from "@slipway\/([^"/]+)"/g)].map(([, name]) => name ?? "");
  return used.every((name) => !groups.includes(name) || name in modelledGroups);
}
