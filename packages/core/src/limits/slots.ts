import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";

/** How long a place may be held. */
export interface Lease {
  /** In `ticks` of its clock. */
  readonly deadline: number;
  readonly clock: Clock;
}

export function isOver({ deadline, clock }: Lease): boolean {
  return ticks(clock) >= deadline;
}

/** How many attempts may be under way at the same time, over all buckets, and which are. */
export class Slots {
  readonly #held = new Map<Lease, () => void>();
  #free: number;
  readonly #onFree: () => void;

  constructor(count: number, onFree: () => void) {
    this.#free = count;
    this.#onFree = onFree;
  }

  get isFull(): boolean {
    return this.#free === 0;
  }

  /** @param end gives the place back. */
  hold(lease: Lease, end: () => void): void {
    this.#held.set(lease, end);
  }

  /** Whether it was held until now. */
  end(lease: Lease): boolean {
    return this.#held.delete(lease);
  }

  /** Ends what is held beyond its deadline: a runtime may drop a call, as a Worker does after its answer, and its promise never settles. */
  endDropped(): void {
    for (const [lease, end] of this.#held) if (isOver(lease)) end();
  }

  take(requested: number): number {
    const granted = Math.min(requested, this.#free);
    this.#free -= granted;
    return granted;
  }

  giveBack(count: number): void {
    const wasFull = this.isFull;
    this.#free += count;
    if (wasFull && count) this.#onFree();
  }
}
