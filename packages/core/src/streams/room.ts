/** Room for so many at a time. Who comes when it is full waits in line. */
export class Room {
  #free: number;
  /** A set keeps the order, and forgets its first without moving the others. */
  readonly #line = new Set<() => void>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Resolves when there is a place, which is taken then. */
  async enter(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#line.add(resolve));
  }

  /** Gives a place back, to the first in line. */
  leave(): void {
    const [next] = this.#line;
    if (!next) {
      this.#free++;
      return;
    }
    this.#line.delete(next);
    next();
  }
}
