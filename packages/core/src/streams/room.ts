/** Room for so many at a time. What comes when it is full waits in a queue. */
export class Room {
  #free: number;
  /** A set keeps the order, and forgets its first without moving the others. */
  readonly #queue = new Set<() => void>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Resolves when there is a place, which is taken then. */
  async enter(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#queue.add(resolve));
  }

  /** Gives a place back, to the first of the queue. */
  leave(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#free++;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}
