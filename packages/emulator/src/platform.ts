import type { Watch } from "./deployments/watch.ts";
import type { Clock } from "./engine/clock.ts";
import type { FaultPlan } from "./engine/faults.ts";
import type { Hosts } from "./hosting/hosts.ts";
import type { Blobs } from "./state/blobs.ts";
import type { Keys } from "./state/keys.ts";
import type { State } from "./state/state.ts";

/** The parts of one emulator that its operations share. */
export interface Platform {
  readonly state: State;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly faults: FaultPlan;
  readonly hosts: Hosts;
  readonly keys: Keys;
  readonly watch: Watch;
  /** How long a build takes from its creation to READY, in ms. */
  readonly buildTime: number;
}
