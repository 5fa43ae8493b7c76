/** How many attempts may be under way at the same time, over all buckets. */
export class Slots {
  #free: number;
  readonly #onFree: () => void;

  constructor(count: number, onFree: () => void) {
    this.#free = count;
    this.#onFree = onFree;
  }

  take(wanted: number): number {
    const taken = Math.min(wanted, this.#free);
    this.#free -= taken;
    return taken;
  }

  giveBack(count: number): void {
    const wasFull = this.#free === 0;
    this.#free += count;
    if (wasFull && count) this.#onFree();
  }
}
