/** A semaphore in which no key holds more than its share, so that hanging work leaves room for others. */
export class Semaphore {
  readonly #max: number;
  readonly #share: number;
  readonly #inside = new Map<string, number>();
  readonly #lines = new Map<string, (() => void)[]>();
  #taken = 0;

  constructor(max: number, share: number) {
    this.#max = max;
    this.#share = share;
  }

  /** Waits for a slot and takes it; first come, first served within a key. */
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

  /** Releases a slot to the key that has waited longest and has room in its share. */
  leave(key: string): void {
    this.#taken -= 1;
    const left = (this.#inside.get(key) ?? 1) - 1;
    if (left > 0) this.#inside.set(key, left);
    else this.#inside.delete(key);
    for (const [next, line] of this.#lines) {
      if (!this.#hasRoom(next)) continue;
      const resolve = line.shift();
      // Round robin: the key moves behind the others.
      this.#lines.delete(next);
      if (line.length > 0) this.#lines.set(next, line);
      this.#take(next);
      resolve?.();
      return;
    }
  }

  #hasRoom(key: string): boolean {
    return this.#taken < this.#max && (this.#inside.get(key) ?? 0) < this.#share;
  }

  #take(key: string): void {
    this.#taken += 1;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }
}
