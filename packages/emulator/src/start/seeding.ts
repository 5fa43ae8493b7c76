import type { Emulator } from "../control/emulator-types.ts";
import { putOwnToken } from "../domain/accounts/own-token.ts";
import type { Services } from "../engine/services.ts";
import type { FirstSeed } from "../seed/read-seed.ts";
import { applySeed } from "../seed/seed.ts";
import { judgeSeed, type SeedCall, type SeedData } from "../seed/seed-data.ts";
import { newId } from "../store/ids.ts";
import type { Core } from "./core.ts";

type States = Pick<Emulator, "snapshot" | "restore" | "removeSnapshot">;

export function seedingOf(core: Core, states: States): Pick<Emulator, "seed" | "toSeed" | "reset"> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  return {
    seed: (data) => inTurn(() => seed(data, core, states)),
    async toSeed() {
      const { writeSeed } = await import("../seed/write-seed.ts");
      return writeSeed(core.services, core.catalog);
    },
    reset: () => inTurn(() => reset(core)),
  };
}

async function makeCalls(calls: readonly SeedCall[], core: Core): Promise<void> {
  const { runCalls } = await import("../seed/run-calls.ts");
  const { openCallee } = await import("./callee.ts");
  const callee = openCallee(core);
  try {
    await runCalls(calls, callee);
  } finally {
    callee.close();
  }
}

/** Applies the first seed without its calls. Errors name the place in its file. */
export function putFirst({ data, withPlace: placed }: FirstSeed, services: Services): void {
  try {
    applySeed(data, services);
  } catch (error) {
    throw placed(error);
  }
}

export async function callFirst(core: Core): Promise<void> {
  const { services, served } = core;
  const seed = await core.seed();
  const { calls = [] } = seed.data;
  if (calls.length === 0) return;
  try {
    await makeCalls(calls, core);
  } catch (error) {
    services.store.transact(() => services.store.clear());
    throw seed.withPlace(error);
  }
  // Requests of cron jobs, run while the seed advanced the clock.
  served.clear();
}

async function seed(data: SeedData, core: Core, states: States): Promise<void> {
  const { services } = core;
  judgeSeed(data);
  const { calls = [] } = data;
  if (calls.length === 0) return applySeed(data, services);
  const before = `before-a-seed-${newId("", 12)}`;
  await states.snapshot(before);
  try {
    applySeed(data, services);
    await makeCalls(calls, core);
  } catch (error) {
    await states.restore(before);
    throw error;
  } finally {
    await states.removeSnapshot(before);
  }
}

async function reset(core: Core): Promise<void> {
  const { services, instances, requests, served, token, planFirstFaults } = core;
  const { store, faults, blobs } = services;
  const first = await core.seed();
  store.transact(() => {
    store.clear();
    putFirst(first, services);
    putOwnToken(services, token);
  });
  faults.faults.clear();
  requests.clear();
  served.clear();
  // Last, once no row names the files.
  const failures = [...blobs.clear(), ...instances.clear()];
  await callFirst(core);
  await planFirstFaults();
  if (failures.length === 0) return;
  const message = "The emulator was reset, but earlier files could not be removed";
  throw new AggregateError(failures, `${message}: ${failures.join("; ")}`);
}
