import { type Found, fitting, walkAll } from "./found.ts";
import { type Entry, Ordered } from "./ordered.ts";
import type { Changes, Draft, Row, Table } from "./table.ts";

export interface WrittenRow {
  /** The place in the order in which rows came; it stays with a row until it is removed. */
  readonly position: number;
  readonly json: string;
}

export type Clause<Index extends string> = readonly (readonly [index: Index, value: string])[];

/** The clause of a filter: no clause where it is undefined. */
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
  /** Rows with a value of each clause of which `fits` holds. What indexes leave out is never looked at; those sorted alike stand together. */
  where(clauses: readonly Clause<Index>[], fits?: (row: R) => boolean): Found<R>;
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
  /** Called after each change of one row, with what takes it back. Throws when nothing may be changed; it is taken back then. */
  changed(table: Table, before: Entry<Row> | undefined, after: Entry<Row> | undefined, undo: () => void): void;
  removeChildren(table: Table, id: string): void;
}

/** Two rows were to have one value of an index that is unique. */
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
  readonly #keeper: RowHooks;
  #entries = new Map<string, Entry<R>>();
  #all = new Ordered<R>();
  /** Of each index that was asked for, by value: most filters nobody ever uses, and those cost nothing. */
  #lists = new Map<Index, Map<string, Ordered<R>>>();
  /** What is being removed, after what belongs to it. */
  readonly #going = new Set<string>();

  constructor(table: Table<R, Index>, keeper: RowHooks, written: Iterable<WrittenRow> = []) {
    this.table = table;
    this.#keeper = keeper;
    for (const { position, json } of written) {
      // What was written was a row of this table: the folder is nobody else's, and its format is stated in it.
      const row: R = JSON.parse(json);
      this.#set(row.id, { row, position });
    }
  }

  get size(): number {
    return this.#entries.size;
  }

  get(id: string): R | undefined {
    this.#keeper.scanned(1);
    return this.#entries.get(id)?.row;
  }

  all(): R[] {
    return this.#rowsOf(this.#all);
  }

  *ids(): Generator<string> {
    const all = this.#all;
    for (let entry = all.next("asc"); entry; entry = all.next("asc", all.placeOf(entry))) yield entry.row.id;
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

  where(clauses: readonly Clause<Index>[], fits?: (row: R) => boolean): Found<R> {
    const groups = clauses.map((clause) => clause.flatMap(([index, value]) => this.#index(index).get(value) ?? []));
    const found: Found<R> = {
      positionAt: (moment) =>
        this.#all.first(({ createdAt }) => createdAt >= moment)?.position ?? Number.POSITIVE_INFINITY,
      walk: (...how) => walkAll(groups.length === 0 ? [[this.#all]] : groups, () => this.#keeper.scanned(1), ...how),
    };
    return fits ? fitting(found, fits) : found;
  }

  readonly position = ({ id }: R): number => {
    const entry = this.#entries.get(id);
    if (!entry) throw new Error(`${this.table.called}: there is no ${id}`);
    return entry.position;
  };

  add(draft: Draft<R>): R {
    const id = draft.id ?? this.#keeper.newId(this.table);
    if (this.#entries.has(id)) throw new UniqueViolation(this.table, "id", id);
    return this.put({ ...draft, id });
  }

  put(draft: Draft<R> & { readonly id: string }): R {
    const before = this.#entries.get(draft.id);
    const now = this.#keeper.now();
    // A draft and the three members that it lacks are a row, which a generic type cannot say.
    const row = { ...draft, createdAt: before?.row.createdAt ?? now, updatedAt: now } as unknown as R;
    this.#place(row);
    return row;
  }

  change(id: string, changes: Changes<R>): R {
    const before = this.get(id);
    if (!before) throw new Error(`${this.table.called}: there is no ${id} to change`);
    // With members of its own only, each of its own type, which a generic type cannot say.
    const row = { ...before, ...stated(changes), updatedAt: this.#keeper.now() } as R;
    this.#place(row);
    return row;
  }

  remove(id: string): boolean {
    // A child that has its parent's id comes by here again.
    if (!this.#entries.has(id) || this.#going.has(id)) return false;
    this.#going.add(id);
    try {
      this.#keeper.removeChildren(this.table, id);
      this.#change(id, undefined);
    } finally {
      this.#going.delete(id);
    }
    return true;
  }

  clear(): void {
    for (const { id } of this.all()) this.#change(id, undefined);
  }

  /** No rows, with the lists that these were asked for: they are not made in one go later. */
  emptied(): TableRows<R, Index> {
    const others = new TableRows(this.table, { ...this.#keeper, scanned: () => {} });
    for (const index of this.#lists.keys()) others.#lists.set(index, new Map());
    return others;
  }

  /** Puts a row behind all others, in no attempt: for what nobody can see yet. Returns its place. Throws where there is one with its id. */
  putBack(row: R): number {
    if (this.#entries.has(row.id)) throw new UniqueViolation(this.table, "id", row.id);
    this.#demandUnique(row);
    const position = this.#keeper.nextPosition();
    this.#set(row.id, { row, position });
    return position;
  }

  exchange(others: TableRows<R, Index>): void {
    [this.#entries, others.#entries] = [others.#entries, this.#entries];
    [this.#all, others.#all] = [others.#all, this.#all];
    [this.#lists, others.#lists] = [others.#lists, this.#lists];
  }

  written(id: string): WrittenRow | undefined {
    const entry = this.#entries.get(id);
    return entry && { position: entry.position, json: JSON.stringify(entry.row) };
  }

  #rowsOf(list: Ordered<R> | undefined): R[] {
    this.#keeper.scanned(list?.size ?? 0);
    return list?.all() ?? [];
  }

  #demandUnique(row: R): void {
    for (const index of this.table.unique) {
      const value = this.table.value(index, row);
      const taken = value === undefined ? undefined : this.first(index, value);
      if (value !== undefined && taken && taken.id !== row.id) throw new UniqueViolation(this.table, index, value);
    }
  }

  #place(row: R): void {
    this.#demandUnique(row);
    const position = this.#entries.get(row.id)?.position ?? this.#keeper.nextPosition();
    this.#change(row.id, { row, position });
  }

  #change(id: string, next: Entry<R> | undefined): void {
    const entry = this.#entries.get(id);
    const before = entry && { ...entry };
    const undo = () => this.#set(id, before);
    this.#set(id, next);
    try {
      this.#keeper.changed(this.table, before, next, undo);
    } catch (error) {
      undo();
      throw error;
    }
  }

  /** Lists hold the entry itself, which stays with an id at a position: a change touches only the lists that it leads into or out of. */
  #set(id: string, next: Entry<R> | undefined): void {
    const before = this.#entries.get(id);
    const was = before?.row;
    const entry = next && before?.position === next.position ? before : next && { ...next };
    const stays = entry !== undefined && entry === before;
    if (before && was) {
      for (const [index, lists] of this.#lists)
        for (const value of this.#values(index, was, stays ? next?.row : undefined)) takeOut(lists, value, before);
      if (!stays) this.#all.delete(before);
    }
    if (!entry || !next) {
      this.#entries.delete(id);
      return;
    }
    entry.row = next.row;
    this.#entries.set(id, entry);
    if (!stays) this.#all.add(entry);
    for (const [index, lists] of this.#lists)
      for (const value of this.#values(index, next.row, stays ? was : undefined))
        this.#putIn(index, lists, value, entry);
  }

  /** The lists of an index that a row stands in, each once; without those in which another state of it stands at the same place. */
  #values(index: Index, row: R, besides: R | undefined): readonly string[] {
    const { table } = this;
    const values = table.values(index, row);
    const isAlike = besides && table.sortKey(index, row) === table.sortKey(index, besides);
    const others = isAlike ? table.values(index, besides) : [];
    const once = values.length < 2 ? values : [...new Set(values)];
    return others.length === 0 ? once : once.filter((value) => !others.includes(value));
  }

  #index(index: Index): Map<string, Ordered<R>> {
    const known = this.#lists.get(index);
    if (known) return known;
    const lists = new Map<string, Ordered<R>>();
    this.#lists.set(index, lists);
    for (const entry of this.#all)
      for (const value of this.#values(index, entry.row, undefined)) this.#putIn(index, lists, value, entry);
    return lists;
  }

  #putIn(index: Index, lists: Map<string, Ordered<R>>, value: string, entry: Entry<R>): void {
    const { table } = this;
    const by = table.sorted.includes(index) ? (row: R) => table.sortKey(index, row) : undefined;
    const list = lists.get(value) ?? new Ordered<R>(by);
    lists.set(value, list);
    list.add(entry);
  }
}

function takeOut<R>(lists: Map<string, Ordered<R>>, value: string, entry: Entry<R>): void {
  const list = lists.get(value);
  list?.delete(entry);
  if (list?.size === 0) lists.delete(value);
}

/** What is undefined changes nothing. */
function stated(changes: object): object {
  const values = Object.values(changes);
  if (!values.includes(undefined)) return changes;
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
