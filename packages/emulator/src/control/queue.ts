/** As many wait for a reader; of more the oldest are dropped. */
const most = 1000;

/** Items for one reader, in their order, until a signal aborts. */
export class Queue<Item> implements AsyncIterableIterator<Item, undefined> {
  readonly #lost: (count: number) => Item;
  readonly #signal: AbortSignal;
  readonly #onEnd: () => void;
  #items: Item[] = [];
  #dropped = 0;
  #isOver = false;
  #wake: () => void = () => {};

  /**
   * @param lost what stands for items that were dropped
   * @param onEnd called once, when nothing more is read
   */
  constructor(lost: (count: number) => Item, signal: AbortSignal, onEnd: () => void) {
    this.#lost = lost;
    this.#signal = signal;
    this.#onEnd = onEnd;
    if (signal.aborted) this.#isOver = true;
    else signal.addEventListener("abort", this.#end);
  }

  put(item: Item): void {
    if (this.#isOver) return;
    this.#items.push(item);
    if (this.#items.length > most) {
      // In lots: to move all that wait at each one would cost more than to keep fewer.
      this.#items = this.#items.slice(most / 2);
      this.#dropped += most / 2;
    }
    this.#wake();
  }

  async next(): Promise<IteratorResult<Item, undefined>> {
    while (!this.#isOver) {
      if (this.#dropped > 0) {
        const count = this.#dropped;
        this.#dropped = 0;
        return { done: false, value: this.#lost(count) };
      }
      const [item] = this.#items.splice(0, 1);
      if (item !== undefined) return { done: false, value: item };
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Item, undefined>> {
    this.#end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  readonly #end = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#items = [];
    this.#signal.removeEventListener("abort", this.#end);
    this.#wake();
    this.#onEnd();
  };
}
