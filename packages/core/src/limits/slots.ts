import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";

export interface Lease {
  readonly deadline: number;
  readonly clock: Clock;
}

export function isOver({ deadline, clock }: Lease): boolean {
  return ticks(clock) >= deadline;
}

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

  hold(lease: Lease, end: () => void): void {
    this.#held.set(lease, end);
  }

  end(lease: Lease): boolean {
    return this.#held.delete(lease);
  }

  /** Ends leases past their deadline: a runtime may drop a call, as Workers do after their answer, and its promise never settles. */
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
