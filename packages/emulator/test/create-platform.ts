import { createWatch } from "../src/deployments/watch.ts";
import { createClock } from "../src/engine/clock.ts";
import { createFaultPlan } from "../src/engine/faults.ts";
import { createHosts } from "../src/hosting/hosts.ts";
import type { Platform } from "../src/platform.ts";
import { Contents } from "../src/registry/content/contents.ts";
import { Blobs } from "../src/state/blobs.ts";
import { createMemoryFiles } from "../src/state/files/memory-files.ts";
import { createKeys } from "../src/state/keys.ts";
import { State } from "../src/state/state.ts";

/** The parts of an emulator that operations share, in memory, with nothing in them. */
export function createPlatform(): Platform {
  const state = new State();
  return {
    state,
    blobs: new Blobs(createMemoryFiles(), state),
    contents: new Contents(createMemoryFiles(), state),
    clock: createClock({ manual: true }),
    faults: createFaultPlan(() => true),
    hosts: createHosts("http://api.localhost", "localhost"),
    keys: createKeys(state),
    watch: createWatch(),
    buildTime: 1,
    registry: {},
    closing: new AbortController().signal,
  };
}
