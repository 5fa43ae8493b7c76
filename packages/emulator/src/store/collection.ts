/** The least that a record has. */
export interface Stored {
  readonly id: string;
}

/** A record as it is written to disk. */
export interface Row {
  /** The place in the order in which records came; it stays with a record until it is deleted. */
  readonly position: number;
  readonly json: string;
}

/** A collection as the journal sees it. */
export interface Kept {
  /** Takes a record over that an earlier run wrote; it does not count as changed. */
  restore(row: Row): void;
  /** What is under an id now; `undefined` where there is nothing. */
  row(id: string): Row | undefined;
  /** All ids, in order. */
  ids(): string[];
  /** Tells `keeper` of all changes from now on. */
  keepWith(keeper: Keeper): void;
  clear(): void;
}

/** Who has to know of each change. */
export interface Keeper {
  /** Called after a change of the record, with what takes it back. Throws when nothing may be changed; it is taken back then. */
  changed(id: string, undo: () => void): void;
  /** A number above all before it. */
  nextPosition(): number;
}

/** How to find records by something else than their id. */
export type Indexes<Item, Names extends string> = Readonly<Record<Names, (item: Item) => string | undefined>>;

interface Entry<Item> {
  readonly item: Item;
  readonly position: number;
}

/** Records of one kind, by id and by index, always in the order in which they came. */
export class Collection<Item extends Stored, Names extends string = never> implements Kept {
  readonly #entries = new Map<string, Entry<Item>>();
  readonly #keys: Indexes<Item, Names>;
  readonly #found = new Map<string, Map<string, Set<string>>>();
  #keeper: Keeper = nobody();
  /** Whether the map's own order is the one of the positions; it is not after a deletion was taken back. */
  #inOrder = true;
  #lastPosition = 0;

  constructor(keys: Indexes<Item, Names>) {
    this.#keys = keys;
  }

  keepWith(keeper: Keeper): void {
    this.#keeper = keeper;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(id: string): Item | undefined {
    return this.#entries.get(id)?.item;
  }

  all(): Item[] {
    this.#sort();
    return Array.from(this.#entries.values(), ({ item }) => item);
  }

  /** The records whose indexed value is `value`. */
  by(index: Names, value: string): Item[] {
    const ids = this.#found.get(index)?.get(value);
    if (!ids) return [];
    const entries = [...ids].flatMap((id) => this.#entries.get(id) ?? []);
    return entries.sort(byPosition).map(({ item }) => item);
  }

  /** Stores a record in place of the one with its id. */
  put(item: Item): Item {
    const position = this.#entries.get(item.id)?.position ?? this.#keeper.nextPosition();
    this.#change(item.id, { item, position });
    return item;
  }

  /** Stores a changed copy. Throws when there is no such record. */
  update(id: string, changes: Partial<Omit<Item, "id">>): Item {
    const item = this.get(id);
    if (!item) throw new Error(`There is no record ${id} to update`);
    return this.put({ ...item, ...changes });
  }

  delete(id: string): boolean {
    if (!this.#entries.has(id)) return false;
    this.#change(id, undefined);
    return true;
  }

  clear(): void {
    for (const id of [...this.#entries.keys()]) this.delete(id);
  }

  restore({ position, json }: Row): void {
    const item: Item = JSON.parse(json);
    this.#set(item.id, { item, position });
  }

  row(id: string): Row | undefined {
    const entry = this.#entries.get(id);
    return entry && { position: entry.position, json: JSON.stringify(entry.item) };
  }

  ids(): string[] {
    this.#sort();
    return [...this.#entries.keys()];
  }

  #change(id: string, entry: Entry<Item> | undefined): void {
    const before = this.#entries.get(id);
    const undo = () => this.#set(id, before);
    this.#set(id, entry);
    try {
      this.#keeper.changed(id, undo);
    } catch (error) {
      undo();
      throw error;
    }
  }

  #set(id: string, entry: Entry<Item> | undefined): void {
    const before = this.#entries.get(id);
    if (before) this.#unindex(before.item);
    if (!entry) {
      this.#entries.delete(id);
      return;
    }
    // Only what was taken back has a position from before.
    if (!before && entry.position < this.#lastPosition) this.#inOrder = false;
    this.#lastPosition = Math.max(this.#lastPosition, entry.position);
    this.#entries.set(id, entry);
    this.#index(entry.item);
  }

  #sort(): void {
    if (this.#inOrder) return;
    const sorted = [...this.#entries].sort(([, a], [, b]) => byPosition(a, b));
    this.#entries.clear();
    for (const [id, entry] of sorted) this.#entries.set(id, entry);
    this.#inOrder = true;
  }

  #index(item: Item): void {
    for (const [index, value] of this.#values(item)) {
      const values = this.#found.get(index) ?? new Map<string, Set<string>>();
      const ids = values.get(value) ?? new Set<string>();
      this.#found.set(index, values.set(value, ids.add(item.id)));
    }
  }

  #unindex(item: Item): void {
    for (const [index, value] of this.#values(item)) {
      const ids = this.#found.get(index)?.get(value);
      ids?.delete(item.id);
      if (ids?.size === 0) this.#found.get(index)?.delete(value);
    }
  }

  *#values(item: Item): Generator<[Names, string]> {
    for (const index in this.#keys) {
      const value = this.#keys[index](item);
      if (value !== undefined) yield [index, value];
    }
  }
}

function byPosition(a: Entry<unknown>, b: Entry<unknown>): number {
  return a.position - b.position;
}

/** For a collection of its own: its changes are nobody else's business. */
function nobody(): Keeper {
  let position = 0;
  return { changed: () => {}, nextPosition: () => ++position };
}
