import { createClock } from "../src/engine/clock.ts";
import { createFaultPlan } from "../src/engine/faults.ts";
import { createHosts } from "../src/engine/hosts.ts";
import type { Services } from "../src/engine/services.ts";
import { createWatch } from "../src/groups/deployments/watch.ts";
import { Contents } from "../src/groups/registry/content/contents.ts";
import { Blobs } from "../src/store/blobs.ts";
import { createMemoryFiles } from "../src/store/files/memory-files.ts";
import { createKeys } from "../src/store/keys.ts";
import { State } from "../src/store/state.ts";

/** The parts of an emulator that operations share, in memory, with nothing in them. */
export function createServices(): Services {
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
