import type { Watch } from "./deployments/watch.ts";
import type { Clock } from "./engine/clock.ts";
import type { FaultPlan } from "./engine/faults.ts";
import type { Hosts } from "./hosting/hosts.ts";
import type { Contents } from "./registry/content/contents.ts";
import type { Blobs } from "./state/blobs.ts";
import type { Keys } from "./state/keys.ts";
import type { State } from "./state/state.ts";

/** How the container registry behaves. */
export interface RegistryOptions {
  /** The least that a chunk but the last one has to hold, in bytes, as `OCI-Chunk-Min-Length` says. Default: anything. */
  readonly chunkMinLength?: number;
  /**
   * Takes what names content that is not there: `indexes`, an index whose manifests are missing; `all`, also a manifest whose
   * blobs are. Default: refused.
   */
  readonly sparse?: SparseContent;
}

/** What may name content that the registry lacks. */
export type SparseContent = "indexes" | "all";

/** The parts of one emulator that its operations share. */
export interface Platform {
  readonly state: State;
  readonly blobs: Blobs;
  /** What the registry holds. */
  readonly contents: Contents;
  readonly clock: Clock;
  readonly faults: FaultPlan;
  readonly hosts: Hosts;
  readonly keys: Keys;
  readonly watch: Watch;
  /** How long a build takes from its creation to READY, in ms. */
  readonly buildTime: number;
  readonly registry: RegistryOptions;
  /** Aborted when the emulator ends: whoever waits for what comes from outside has to stop. */
  readonly closing: AbortSignal;
}
