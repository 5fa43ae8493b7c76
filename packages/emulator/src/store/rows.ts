import { filterMatches, type Matches, walkIntersection } from "./matches.ts";
import { type Entry, Ordered } from "./ordered.ts";
import type { Changes, Draft, Row, Table } from "./table.ts";

export interface WrittenRow {
  /** The position in the order of creation; it stays with a row until its removal. */
  readonly position: number;
  readonly json: string;
}

export type Clause<Index extends string> = readonly (readonly [index: Index, value: string])[];

/** A filter's clause: none where the value is undefined. */
export function having<Index extends string>(
  index: Index,
  values: string | Iterable<string> | undefined,
): readonly Clause<Index>[] {
  if (values === undefined) return [];
  return [Array.from(typeof values === "string" ? [values] : values, (value) => [index, value])];
}

export interface Rows<R extends Row = Row, Index extends string = string> {
  readonly size: number;
  get(id: string): R | undefined;
  all(): R[];
  by(index: Index, value: string): R[];
  count(index: Index, value: string): number;
  first(index: Index, value: string): R | undefined;
  /** Rows that match one pair of each clause, and `fits`. Rows outside of the indexes are never looked at. */
  where(clauses: readonly Clause<Index>[], predicate?: (row: R) => boolean): Matches<R>;
  readonly position: (row: R) => number;
  add(draft: Draft<R>): R;
  put(draft: Draft<R> & { readonly id: string }): R;
  change(id: string, changes: Changes<R>): R;
  remove(id: string): boolean;
}

export interface RowHooks {
  now(): number;
  nextPosition(): number;
  newId(table: Table): string;
  scanned(count: number): void;
  /** Called after each change of a row with its undo. Throws when changes are refused; the change is undone then. */
  changed(table: Table, before: Entry<Row> | undefined, after: Entry<Row> | undefined, undo: () => void): void;
  removeChildren(table: Table, id: string): void;
}

/** A change would give two rows the same value of a unique index. */
export class UniqueViolation extends Error {
  override readonly name: string = "UniqueViolation";
  readonly table: Table;

  constructor(table: Table, index: string, value: string) {
    super(`${table.called}: there is one already whose ${index} is ${JSON.stringify(value)}`);
    this.table = table;
  }
}

export class TableRows<R extends Row, Index extends string> implements Rows<R, Index> {
  readonly table: Table<R, Index>;
  readonly #hooks: RowHooks;
  #entries = new Map<string, Entry<R>>();
  #all = new Ordered<R>();
  /** Indexes by name and value, built on first use: most filters are never used, and those cost nothing. */
  #lists = new Map<Index, Map<string, Ordered<R>>>();
  /** Rows under removal, whose children go first. */
  readonly #removing = new Set<string>();

  constructor(table: Table<R, Index>, hooks: RowHooks, written: Iterable<WrittenRow> = []) {
    this.table = table;
    this.#hooks = hooks;
    for (const { position, json } of written) {
      // The data folder is this emulator's own, and its format version was checked.
      const row: R = JSON.parse(json);
      this.#set(row.id, { row, position });
    }
  }

  get size(): number {
    return this.#entries.size;
  }

  get(id: string): R | undefined {
    this.#hooks.scanned(1);
    return this.#entries.get(id)?.row;
  }

  all(): R[] {
    return this.#rowsOf(this.#all);
  }

  *ids(): Generator<string> {
    const all = this.#all;
    for (let entry = all.next("asc"); entry; entry = all.next("asc", all.sortKeyOf(entry))) yield entry.row.id;
  }

  entries(): Readonly<Entry<R>>[] {
    return this.#all.copies();
  }

  by(index: Index, value: string): R[] {
    return this.#rowsOf(this.#index(index).get(value));
  }

  count(index: Index, value: string): number {
    return this.#index(index).get(value)?.size ?? 0;
  }

  first(index: Index, value: string): R | undefined {
    return this.#index(index).get(value)?.next("asc")?.row;
  }

  where(clauses: readonly Clause<Index>[], predicate?: (row: R) => boolean): Matches<R> {
    const groups = clauses.map((clause) => clause.flatMap(([index, value]) => this.#index(index).get(value) ?? []));
    const matches: Matches<R> = {
      positionAt: (moment) =>
        this.#all.first(({ createdAt }) => createdAt >= moment)?.position ?? Number.POSITIVE_INFINITY,
      walk: (...how) =>
        walkIntersection(groups.length === 0 ? [[this.#all]] : groups, () => this.#hooks.scanned(1), ...how),
    };
    return predicate ? filterMatches(matches, predicate) : matches;
  }

  readonly position = ({ id }: R): number => {
    const entry = this.#entries.get(id);
    if (!entry) throw new Error(`${this.table.called}: there is no ${id}`);
    return entry.position;
  };

  add(draft: Draft<R>): R {
    const id = draft.id ?? this.#hooks.newId(this.table);
    if (this.#entries.has(id)) throw new UniqueViolation(this.table, "id", id);
    return this.put({ ...draft, id });
  }

  put(draft: Draft<R> & { readonly id: string }): R {
    const before = this.#entries.get(draft.id);
    const now = this.#hooks.now();
    // A draft with the three added members is a row, which a generic type cannot express.
    const row = { ...draft, createdAt: before?.row.createdAt ?? now, updatedAt: now } as unknown as R;
    this.#putInPlace(row);
    return row;
  }

  change(id: string, changes: Changes<R>): R {
    const before = this.get(id);
    if (!before) throw new Error(`${this.table.called}: there is no ${id} to change`);
    // Changes only have members of the row's type, which a generic type cannot express.
    const row = { ...before, ...withoutUndefined(changes), updatedAt: this.#hooks.now() } as R;
    this.#putInPlace(row);
    return row;
  }

  remove(id: string): boolean {
    // A child with its parent's ID comes by here again.
    if (!this.#entries.has(id) || this.#removing.has(id)) return false;
    this.#removing.add(id);
    try {
      this.#hooks.removeChildren(this.table, id);
      this.#change(id, undefined);
    } finally {
      this.#removing.delete(id);
    }
    return true;
  }

  clear(): void {
    for (const { id } of this.all()) this.#change(id, undefined);
  }

  /** A table without rows but with the same indexes, which then grow row by row instead of in one go. */
  createEmpty(): TableRows<R, Index> {
    const others = new TableRows(this.table, { ...this.#hooks, scanned: () => {} });
    for (const index of this.#lists.keys()) others.#lists.set(index, new Map());
    return others;
  }

  /** Appends a row outside of any transaction, to a table that nobody sees yet. Returns its position. Throws where its ID is in use. */
  restore(row: R): number {
    if (this.#entries.has(row.id)) throw new UniqueViolation(this.table, "id", row.id);
    this.#demandUnique(row);
    const position = this.#hooks.nextPosition();
    this.#set(row.id, { row, position });
    return position;
  }

  swap(others: TableRows<R, Index>): void {
    [this.#entries, others.#entries] = [others.#entries, this.#entries];
    [this.#all, others.#all] = [others.#all, this.#all];
    [this.#lists, others.#lists] = [others.#lists, this.#lists];
  }

  serialize(id: string): WrittenRow | undefined {
    const entry = this.#entries.get(id);
    return entry && { position: entry.position, json: JSON.stringify(entry.row) };
  }

  #rowsOf(list: Ordered<R> | undefined): R[] {
    this.#hooks.scanned(list?.size ?? 0);
    return list?.all() ?? [];
  }

  #demandUnique(row: R): void {
    for (const index of this.table.unique) {
      const value = this.table.value(index, row);
      const holder = value === undefined ? undefined : this.first(index, value);
      if (value !== undefined && holder && holder.id !== row.id) throw new UniqueViolation(this.table, index, value);
    }
  }

  #putInPlace(row: R): void {
    this.#demandUnique(row);
    const position = this.#entries.get(row.id)?.position ?? this.#hooks.nextPosition();
    this.#change(row.id, { row, position });
  }

  #change(id: string, next: Entry<R> | undefined): void {
    const entry = this.#entries.get(id);
    const before = entry && { ...entry };
    const undo = () => this.#set(id, before);
    this.#set(id, next);
    try {
      this.#hooks.changed(this.table, before, next, undo);
    } catch (error) {
      undo();
      throw error;
    }
  }

  /** Lists hold the entry itself, so that a change touches only the lists that the row enters or leaves. */
  #set(id: string, next: Entry<R> | undefined): void {
    const before = this.#entries.get(id);
    const same = next && before?.position === next.position ? before : undefined;
    const rowBefore = same?.row;
    if (before) this.#leaveLists(before, same && next?.row);
    if (!next) this.#entries.delete(id);
    else {
      const entry = same ?? { ...next };
      entry.row = next.row;
      this.#entries.set(id, entry);
      this.#enterLists(entry, rowBefore);
    }
  }

  /** @param rowAfter the row that the same entry is about to hold, if any */
  #leaveLists(entry: Entry<R>, rowAfter: R | undefined): void {
    for (const [index, lists] of this.#lists)
      for (const value of this.#values(index, entry.row, rowAfter)) removeFrom(lists, value, entry);
    if (!rowAfter) this.#all.delete(entry);
  }

  /** @param rowBefore the row that the same entry held, if any */
  #enterLists(entry: Entry<R>, rowBefore: R | undefined): void {
    for (const [index, lists] of this.#lists)
      for (const value of this.#values(index, entry.row, rowBefore)) this.#addTo(index, lists, value, entry);
    if (!rowBefore) this.#all.add(entry);
  }

  /** The distinct values of a row in an index, without those under which `besides` already stands at the same place. */
  #values(index: Index, row: R, besides: R | undefined): readonly string[] {
    const { table } = this;
    const values = table.values(index, row);
    const isAlike = besides && table.sortKey(index, row) === table.sortKey(index, besides);
    const others = isAlike ? table.values(index, besides) : [];
    const once = values.length < 2 ? values : [...new Set(values)];
    return others.length === 0 ? once : once.filter((value) => !others.includes(value));
  }

  #index(index: Index): Map<string, Ordered<R>> {
    const existing = this.#lists.get(index);
    if (existing) return existing;
    const lists = new Map<string, Ordered<R>>();
    this.#lists.set(index, lists);
    for (const entry of this.#all)
      for (const value of this.#values(index, entry.row, undefined)) this.#addTo(index, lists, value, entry);
    return lists;
  }

  #addTo(index: Index, lists: Map<string, Ordered<R>>, value: string, entry: Entry<R>): void {
    const { table } = this;
    const by = table.sorted.includes(index) ? (row: R) => table.sortKey(index, row) : undefined;
    const list = lists.get(value) ?? new Ordered<R>(by);
    lists.set(value, list);
    list.add(entry);
  }
}

function removeFrom<R>(lists: Map<string, Ordered<R>>, value: string, entry: Entry<R>): void {
  const list = lists.get(value);
  list?.delete(entry);
  if (list?.size === 0) lists.delete(value);
}

function withoutUndefined(changes: object): object {
  const values = Object.values(changes);
  if (!values.includes(undefined)) return changes;
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
