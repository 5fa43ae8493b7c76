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
  service<P>(definition: Service<P>): P;
  files(folder: string): ByteFiles;
  /** Aborted when the emulator closes, to end waits for external events. */
  readonly closing: AbortSignal;
}

export type WithRows = Pick<Services, "rows">;

/** Definition of a service, which each emulator creates once, on first use. */
export interface Service<P> {
  make(services: Services): P;
  /** Drops data from traffic, which concerns rows that no longer exist. */
  forget?(instance: P): void;
  /** Drops everything else, and returns the errors of what could not be dropped. */
  clear?(instance: P): unknown[];
}

/** A service that is a map of data from traffic. */
export function mapService<Value>(): Service<Map<string, Value>> {
  return { make: () => new Map(), forget: (map) => map.clear() };
}

export class ServiceInstances {
  readonly #instances: Map<Service<unknown>, unknown> = new Map();

  set<P>(service: Service<P>, value: P): void {
    this.#instances.set(service, value);
  }

  get<P>(service: Service<P>, services: Services): P {
    if (!this.#instances.has(service)) this.#instances.set(service, service.make(services));
    // `set` and `make` ensure the type.
    return this.#instances.get(service) as P;
  }

  forget(): void {
    for (const [service, instance] of this.#instances) service.forget?.(instance);
  }

  clear(): unknown[] {
    this.forget();
    return [...this.#instances].flatMap(([service, instance]) => service.clear?.(instance) ?? []);
  }
}
