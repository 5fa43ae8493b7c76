/** A row where it stands among all: in the order in which rows came, of all tables. */
export interface Entry<R> {
  readonly position: number;
  row: R;
}

/** A place in an order, whether a row stands there or not. */
export interface Place {
  readonly by: string | number;
  readonly position: number;
}

export type Direction = "asc" | "desc";

/** Rows in an order, in stretches of a bounded length: to add, remove or find one costs the same among few and among many. */
export class Ordered<R> {
  size = 0;
  readonly #by: ((row: R) => string | number) | undefined;
  readonly #stretches: Entry<R>[][] = [];

  /** @param by what rows are sorted by; of those that are alike in it the position decides. Default: the position alone */
  constructor(by?: (row: R) => string | number) {
    this.#by = by;
  }

  placeOf({ row, position }: Entry<R>): Place {
    return { by: this.#by ? this.#by(row) : 0, position };
  }

  add(entry: Entry<R>): void {
    const place = this.placeOf(entry);
    const last = this.#stretches.at(-1);
    const end = last?.at(-1);
    this.size += 1;
    // What comes is usually the newest.
    if (!last || !end || this.#compare(end, place) < 0) {
      if (last && last.length < longestStretch) last.push(entry);
      else this.#stretches.push([entry]);
      return;
    }
    const [stretch, index] = this.#findPlace(place);
    const entries = this.#stretches[stretch] ?? last;
    entries.splice(index, 0, entry);
    if (entries.length > longestStretch) this.#stretches.splice(stretch + 1, 0, entries.splice(longestStretch / 2));
  }

  delete(entry: Entry<R>): void {
    const [stretch, index] = this.#findPlace(this.placeOf(entry));
    const entries = this.#stretches[stretch];
    if (entries?.[index] !== entry) throw new Error("A row is not where it was put");
    entries.splice(index, 1);
    this.size -= 1;
    if (entries.length === 0) this.#stretches.splice(stretch, 1);
  }

  next(direction: Direction, behind?: Place): Entry<R> | undefined {
    if (!behind) return direction === "asc" ? this.#stretches[0]?.[0] : this.#stretches.at(-1)?.at(-1);
    const [stretch, index] = this.#findPlace(behind);
    if (direction === "desc") return this.#stretches[stretch]?.[index - 1] ?? this.#stretches[stretch - 1]?.at(-1);
    const found = this.#stretches[stretch]?.[index];
    if (!found || this.#compare(found, behind) > 0) return found;
    return this.#stretches[stretch]?.[index + 1] ?? this.#stretches[stretch + 1]?.[0];
  }

  first(holds: (row: R) => boolean): Entry<R> | undefined {
    const [stretch, index] = this.#find((entry) => holds(entry.row));
    return this.#stretches[stretch]?.[index];
  }

  *[Symbol.iterator](): Generator<Entry<R>> {
    for (const entries of this.#stretches) yield* entries;
  }

  all(): R[] {
    return this.#stretches.flatMap((entries) => entries.map(({ row }) => row));
  }

  copies(): Readonly<Entry<R>>[] {
    return this.#stretches.flatMap((entries) => entries.map(({ position, row }) => ({ position, row })));
  }

  #compare({ row, position }: Entry<R>, place: Place): number {
    return comparePlaces({ by: this.#by ? this.#by(row) : 0, position }, place);
  }

  #findPlace(place: Place): [stretch: number, index: number] {
    return this.#find((entry) => this.#compare(entry, place) >= 0);
  }

  #find(holds: (entry: Entry<R>) => boolean): [stretch: number, index: number] {
    const stretch = lowest(this.#stretches, (entries) => {
      const last = entries.at(-1);
      return last !== undefined && holds(last);
    });
    return [stretch, lowest(this.#stretches[stretch] ?? [], holds)];
  }
}

export function comparePlaces(one: Place, other: Place): number {
  if (one.by === other.by) return one.position - other.position;
  return one.by < other.by ? -1 : 1;
}

const longestStretch = 512;

function lowest<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
