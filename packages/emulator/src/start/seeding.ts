import type { Emulator } from "../control/emulator-types.ts";
import { putOwnToken } from "../domain/accounts/own-token.ts";
import type { Callee } from "../seed/run-calls.ts";
import { applySeed } from "../seed/seed.ts";
import { judgeSeed, type SeedCall, type SeedData } from "../seed/seed-data.ts";
import { newId } from "../store/ids.ts";
import type { Core } from "./core.ts";

type Fetch = Emulator["fetch"];
type States = Pick<Emulator, "snapshot" | "restore" | "removeSnapshot">;

export function seedingOf(core: Core, fetch: Fetch, states: States): Pick<Emulator, "seed" | "toSeed" | "reset"> {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what a seed undoes that is refused is no other one's. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    seed: (data) => inTurn(() => seed(data, core, fetch, states)),
    async toSeed() {
      const { writeSeed } = await import("../seed/write-seed.ts");
      return writeSeed(core.services, calleeOf(core, fetch));
    },
    reset: () => inTurn(() => reset(core, fetch)),
  };
}

function calleeOf({ services, catalog, token }: Core, fetch: Fetch): Callee {
  const { hosts, jobs } = services;
  return { url: hosts.url, token, fetch, catalog, advance: (duration) => jobs.advance(duration) };
}

async function makeCalls(calls: readonly SeedCall[], core: Core, fetch: Fetch): Promise<void> {
  const { runCalls } = await import("../seed/run-calls.ts");
  await runCalls(calls, calleeOf(core, fetch));
}

/** Makes the calls of the first seed. Where one is refused, nothing is left, so that the next start begins anew. */
export async function callFirst(core: Core, fetch: Fetch): Promise<void> {
  const { services, requests, served } = core;
  const seed = await core.seed();
  const { calls = [] } = seed.data;
  if (calls.length === 0) return;
  try {
    await makeCalls(calls, core, fetch);
  } catch (error) {
    services.store.attempt(() => services.store.clear());
    throw seed.placed(error);
  }
  // Nobody has asked yet.
  requests.clear();
  served.clear();
}

/** Adds to what is there, all or nothing. */
async function seed(data: SeedData, core: Core, fetch: Fetch, states: States): Promise<void> {
  const { services } = core;
  judgeSeed(data);
  const { calls = [] } = data;
  if (calls.length === 0) return applySeed(data, services);
  const before = `before-a-seed-${newId("", 12)}`;
  await states.snapshot(before);
  try {
    applySeed(data, services);
    await makeCalls(calls, core, fetch);
  } catch (error) {
    await states.restore(before);
    throw error;
  } finally {
    await states.removeSnapshot(before);
  }
}

async function reset(core: Core, fetch: Fetch): Promise<void> {
  const { services, parts, requests, served, token, planFirstFaults } = core;
  const { store, faults, blobs } = services;
  const { data } = await core.seed();
  store.attempt(() => {
    store.clear();
    applySeed(data, services);
    putOwnToken(services, token);
  });
  faults.faults.clear();
  requests.clear();
  served.clear();
  // Last, when nothing names them any more.
  const left = [...blobs.clear(), ...parts.clear()];
  await callFirst(core, fetch);
  await planFirstFaults();
  if (left.length === 0) return;
  const message = "Everything was forgotten and begun again, but files of before could not be removed";
  throw new AggregateError(left, `${message}: ${left.join("; ")}`);
}
