import type { Client } from "@slipway/core";
import type { Emulator, SandboxOptions, SeedData } from "../src/index.ts";
import { checks, gather, operationsAbout, requestsOf } from "./checks.ts";
import { startUpload } from "./push-image.ts";
import { buildWorld, members, worldSeed } from "./world.ts";

export const smokeSandboxes: SandboxOptions = { runtime: "process", isolation: "none" };

export const smokeSeed: SeedData = worldSeed(Date.now());

const cannotSucceed = new Set([...operationsAbout("noSuccess"), ...Object.keys(gather(({ refused = {} }) => refused))]);

/**
 * Calls every operation that the emulator carries out at least once with success, each group in a world that is whole; `as` makes the
 * clients, `after` runs after each group.
 */
export async function smokeTest(
  emulator: Emulator,
  as: (token: string, team?: string) => Client,
  after: (group: string) => Promise<void> = async () => {},
): Promise<void> {
  const world = await buildWorld(emulator);
  const { project, finished } = world;
  await emulator.snapshot("whole");
  const owner = as(members[0]?.token ?? "", "fleet");
  const asking = { userId: world.userIds.get("owner") ?? "" };
  for (const [group, { smoke }] of checks) {
    await emulator.restore("whole");
    await smoke?.({ emulator, as, owner, project, deployment: finished.production });
    const uploads = {
      upload: await startUpload(owner, world.image),
      otherUpload: await startUpload(owner, world.image),
    };
    const made = { ...world, ...uploads, fixture: world.fixtures.get(group) };
    for (const [name, requests] of requestsOf(group))
      if (!cannotSucceed.has(name)) await requests[0]?.[1](owner, made, asking);
    await after(group);
  }
}
