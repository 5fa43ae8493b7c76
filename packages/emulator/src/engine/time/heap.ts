/** Items of which the least is at hand: to put one in or take one out costs the logarithm of how many there are. */
export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  /** @param compare negative where the first item comes before the second */
  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#items.length;
  }

  clear(): void {
    this.#items.length = 0;
  }

  first(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let index = items.push(item) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#swapUnlessOrdered(parent, index)) return;
      index = parent;
    }
  }

  pop(): Item | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    items[0] = last;
    for (let index = 0; ; ) {
      const left = 2 * index + 1;
      const child = this.#isOrdered(left, left + 1) ? left : left + 1;
      if (!this.#swapUnlessOrdered(index, child)) return first;
      index = child;
    }
  }

  /** Whether the item at one place may come before the one at another; nothing comes after everything. */
  #isOrdered(one: number, other: number): boolean {
    const a = this.#items[one];
    const b = this.#items[other];
    return b === undefined || (a !== undefined && this.#compare(a, b) <= 0);
  }

  #swapUnlessOrdered(above: number, below: number): boolean {
    if (this.#isOrdered(above, below)) return false;
    const a = this.#items[above];
    const b = this.#items[below];
    if (a === undefined || b === undefined) return false;
    this.#items[above] = b;
    this.#items[below] = a;
    return true;
  }
}
