import type { Blobs } from "../store/blobs.ts";
import type { ByteFiles } from "../store/files/byte-files.ts";
import type { Keys } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { Hosts } from "./addresses/hosts.ts";
import type { EventTypes } from "./event-type.ts";
import type { FaultPlan } from "./faults/plan.ts";
import type { Clock } from "./time/clock.ts";
import type { Jobs } from "./time/jobs.ts";

export interface Services {
  readonly store: Store;
  readonly rows: Store["rows"];
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly faults: FaultPlan;
  readonly hosts: Hosts;
  readonly keys: Keys;
  eventTypes(): Promise<EventTypes>;
  part<P>(part: Part<P>): P;
  files(folder: string): ByteFiles;
  /** Aborted when the emulator ends: whoever waits for what comes from outside has to stop. */
  readonly closing: AbortSignal;
}

export type WithRows = Pick<Services, "rows">;

/** Something of a group's own that one emulator has once: an engine, or what its user chose. */
export interface Part<P> {
  make(services: Services): P;
  /** Forgets what traffic has left, which is about the rows that there were. */
  forget?(made: P): void;
  /** Forgets everything else that can be forgotten, and returns why the rest could not. */
  clear?(made: P): unknown[];
}

/** A part that remembers what traffic has left, by name. */
export function mapPart<Value>(): Part<Map<string, Value>> {
  return { make: () => new Map(), forget: (known) => known.clear() };
}

export class Parts {
  readonly #made = new Map<Part<unknown>, unknown>();

  set<P>(part: Part<P>, value: P): void {
    this.#made.set(part, value);
  }

  get<P>(part: Part<P>, services: Services): P {
    if (!this.#made.has(part)) this.#made.set(part, part.make(services));
    // What was put in for a part is what it makes.
    return this.#made.get(part) as P;
  }

  forget(): void {
    for (const [part, made] of this.#made) part.forget?.(made);
  }

  clear(): unknown[] {
    this.forget();
    return [...this.#made].flatMap(([part, made]) => part.clear?.(made) ?? []);
  }
}
