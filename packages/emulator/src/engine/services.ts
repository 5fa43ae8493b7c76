import type { Watch } from "../groups/deployments/watch.ts";
import type { Contents } from "../groups/registry/content/contents.ts";
import type { Blobs } from "../store/blobs.ts";
import type { Keys } from "../store/keys.ts";
import type { State } from "../store/state.ts";
import type { Clock } from "./clock.ts";
import type { FaultPlan } from "./faults.ts";
import type { Hosts } from "./hosts.ts";

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
export interface Services {
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
