/** The least that a record has. */
export interface Stored {
  readonly id: string;
}

/** A collection as the journal sees it. */
export interface Kept {
  /** Takes a record over that an earlier run wrote; it does not count as changed. */
  restore(json: string): void;
  /** The records that changed since the last call; `undefined` for one that was deleted. */
  takeChanges(): { readonly id: string; readonly json: string | undefined }[];
  clear(): void;
}

/** How to find records by something else than their id. */
export type Indexes<Item, Names extends string> = Readonly<Record<Names, (item: Item) => string | undefined>>;

/** Records of one kind, by id and by index, in the order in which they came. */
export class Collection<Item extends Stored, Names extends string = never> implements Kept {
  readonly #items = new Map<string, Item>();
  readonly #keys: Indexes<Item, Names>;
  readonly #found = new Map<string, Map<string, Set<string>>>();
  readonly #changed = new Set<string>();

  constructor(keys: Indexes<Item, Names>) {
    this.#keys = keys;
  }

  get size(): number {
    return this.#items.size;
  }

  get(id: string): Item | undefined {
    return this.#items.get(id);
  }

  all(): Item[] {
    return [...this.#items.values()];
  }

  /** The records whose indexed value is `value`. */
  by(index: Names, value: string): Item[] {
    const ids = this.#found.get(index)?.get(value) ?? [];
    return [...ids].flatMap((id) => this.#items.get(id) ?? []);
  }

  /** Stores a record in place of the one with its id. */
  put(item: Item): Item {
    this.#unindex(item.id);
    this.#items.set(item.id, item);
    for (const [index, value] of this.#entries(item)) this.#ids(index, value).add(item.id);
    this.#changed.add(item.id);
    return item;
  }

  /** Stores a changed copy. Throws when there is no such record. */
  update(id: string, changes: Partial<Omit<Item, "id">>): Item {
    const item = this.#items.get(id);
    if (!item) throw new Error(`There is no record ${id} to update`);
    return this.put({ ...item, ...changes });
  }

  delete(id: string): boolean {
    this.#unindex(id);
    this.#changed.add(id);
    return this.#items.delete(id);
  }

  clear(): void {
    for (const id of [...this.#items.keys()]) this.delete(id);
  }

  restore(json: string): void {
    const item: Item = JSON.parse(json);
    this.put(item);
    this.#changed.delete(item.id);
  }

  takeChanges(): { readonly id: string; readonly json: string | undefined }[] {
    const changes = [...this.#changed].map((id) => {
      const item = this.#items.get(id);
      return { id, json: item && JSON.stringify(item) };
    });
    this.#changed.clear();
    return changes;
  }

  #unindex(id: string): void {
    const item = this.#items.get(id);
    if (!item) return;
    for (const [index, value] of this.#entries(item)) this.#ids(index, value).delete(id);
  }

  *#entries(item: Item): Generator<[Names, string]> {
    for (const index in this.#keys) {
      const value = this.#keys[index](item);
      if (value !== undefined) yield [index, value];
    }
  }

  #ids(index: Names, value: string): Set<string> {
    const values = this.#found.get(index) ?? new Map<string, Set<string>>();
    const ids = values.get(value) ?? new Set<string>();
    this.#found.set(index, values.set(value, ids));
    return ids;
  }
}
