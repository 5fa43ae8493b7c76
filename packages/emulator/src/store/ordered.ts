/** A row with its position in the order of creation, which all tables share. */
export interface Entry<R> {
  readonly position: number;
  row: R;
}

/** A place in an order, whether a row has it or not. */
export interface SortKey {
  readonly by: string | number;
  readonly position: number;
}

export type Direction = "asc" | "desc";

/** Sorted rows in chunks of a bounded length: adding, removing and finding cost about the same in a long list as in a short one. */
export class Ordered<R> {
  size = 0;
  readonly #by: ((row: R) => string | number) | undefined;
  readonly #chunks: Entry<R>[][] = [];

  /** @param by the sort key; the position decides between equal ones. Default: the position alone */
  constructor(by?: (row: R) => string | number) {
    this.#by = by;
  }

  sortKeyOf({ row, position }: Entry<R>): SortKey {
    return { by: this.#by ? this.#by(row) : 0, position };
  }

  add(entry: Entry<R>): void {
    const place = this.sortKeyOf(entry);
    const last = this.#chunks.at(-1);
    const end = last?.at(-1);
    this.size += 1;
    // A new row is usually the newest.
    if (!last || !end || this.#compare(end, place) < 0) {
      if (last && last.length < maxChunk) last.push(entry);
      else this.#chunks.push([entry]);
      return;
    }
    const [chunk, index] = this.#indexOfKey(place);
    const entries = this.#chunks[chunk] ?? last;
    entries.splice(index, 0, entry);
    if (entries.length > maxChunk) this.#chunks.splice(chunk + 1, 0, entries.splice(maxChunk / 2));
  }

  delete(entry: Entry<R>): void {
    const [chunk, index] = this.#indexOfKey(this.sortKeyOf(entry));
    const entries = this.#chunks[chunk];
    if (entries?.[index] !== entry) throw new Error("A row is not where it was put");
    entries.splice(index, 1);
    this.size -= 1;
    if (entries.length === 0) this.#chunks.splice(chunk, 1);
  }

  next(direction: Direction, behind?: SortKey): Entry<R> | undefined {
    if (!behind) return direction === "asc" ? this.#chunks[0]?.[0] : this.#chunks.at(-1)?.at(-1);
    const [chunk, index] = this.#indexOfKey(behind);
    if (direction === "desc") return this.#chunks[chunk]?.[index - 1] ?? this.#chunks[chunk - 1]?.at(-1);
    const match = this.#chunks[chunk]?.[index];
    if (!match || this.#compare(match, behind) > 0) return match;
    return this.#chunks[chunk]?.[index + 1] ?? this.#chunks[chunk + 1]?.[0];
  }

  first(holds: (row: R) => boolean): Entry<R> | undefined {
    const [chunk, index] = this.#find((entry) => holds(entry.row));
    return this.#chunks[chunk]?.[index];
  }

  *[Symbol.iterator](): Generator<Entry<R>> {
    for (const entries of this.#chunks) yield* entries;
  }

  all(): R[] {
    return this.#chunks.flatMap((entries) => entries.map(({ row }) => row));
  }

  copies(): Readonly<Entry<R>>[] {
    return this.#chunks.flatMap((entries) => entries.map(({ position, row }) => ({ position, row })));
  }

  #compare({ row, position }: Entry<R>, place: SortKey): number {
    return compareSortKeys({ by: this.#by ? this.#by(row) : 0, position }, place);
  }

  #indexOfKey(place: SortKey): [chunk: number, index: number] {
    return this.#find((entry) => this.#compare(entry, place) >= 0);
  }

  #find(holds: (entry: Entry<R>) => boolean): [chunk: number, index: number] {
    const chunk = firstIndex(this.#chunks, (entries) => {
      const last = entries.at(-1);
      return last !== undefined && holds(last);
    });
    return [chunk, firstIndex(this.#chunks[chunk] ?? [], holds)];
  }
}

export function compareSortKeys(one: SortKey, other: SortKey): number {
  if (one.by === other.by) return one.position - other.position;
  return one.by < other.by ? -1 : 1;
}

const maxChunk = 512;

function firstIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
