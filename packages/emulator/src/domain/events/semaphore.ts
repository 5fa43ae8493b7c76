/** Places for so many at a time, of which one key has a share at most: what hangs there leaves room for others. */
export class Semaphore {
  readonly #most: number;
  readonly #share: number;
  readonly #inside = new Map<string, number>();
  readonly #lines = new Map<string, (() => void)[]>();
  #taken = 0;

  constructor(most: number, share: number) {
    this.#most = most;
    this.#share = share;
  }

  /** Resolves when there is a place, which is taken then. Of one key the first to come is the first to enter. */
  async enter(key: string): Promise<void> {
    if (this.#hasRoom(key)) this.#take(key);
    else {
      await new Promise<void>((resolve) => {
        const line = this.#lines.get(key);
        if (line) line.push(resolve);
        else this.#lines.set(key, [resolve]);
      });
    }
  }

  /** Gives a place back: to the key that has waited longest and has not its share yet. */
  leave(key: string): void {
    this.#taken -= 1;
    const left = (this.#inside.get(key) ?? 1) - 1;
    if (left > 0) this.#inside.set(key, left);
    else this.#inside.delete(key);
    for (const [next, line] of this.#lines) {
      if (!this.#hasRoom(next)) continue;
      const resolve = line.shift();
      // Behind the others, so that each gets its turn.
      this.#lines.delete(next);
      if (line.length > 0) this.#lines.set(next, line);
      this.#take(next);
      resolve?.();
      return;
    }
  }

  #hasRoom(key: string): boolean {
    return this.#taken < this.#most && (this.#inside.get(key) ?? 0) < this.#share;
  }

  #take(key: string): void {
    this.#taken += 1;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }
}
