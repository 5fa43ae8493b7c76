import type { Changes, Draft, Row, Table } from "./table.ts";

/** A row as it is written to disk. */
export interface WrittenRow {
  /** The place in the order in which rows came; it stays with a row until it is removed. */
  readonly position: number;
  readonly json: string;
}

/** The rows of a table, oldest first wherever there are several. To change anything, there has to be an attempt. */
export interface Rows<R extends Row = Row, Index extends string = string> {
  readonly size: number;
  get(id: string): R | undefined;
  all(): R[];
  /** The rows whose value of an index is `value`. */
  by(index: Index, value: string): R[];
  /** How many rows have a value of an index. */
  count(index: Index, value: string): number;
  /** The oldest of them. */
  first(index: Index, value: string): R | undefined;
  /** The same or, without a value, all rows: the newest first, looked up one by one. */
  newest(index?: Index, value?: string): Generator<R>;
  /** A row's place in the order in which rows came, of all tables. Throws for what is not there. */
  readonly position: (row: R) => number;
  /** Adds a row. Throws where there is one with its id. */
  add(draft: Draft<R>): R;
  /** Adds a row, or takes the place of the one with its id, whose moment of creation it keeps. */
  put(draft: Draft<R> & { readonly id: string }): R;
  /** Changes some members of a row. Throws when there is none. */
  change(id: string, changes: Changes<R>): R;
  /** Removes a row with all that belongs to it; says whether there was one. */
  remove(id: string): boolean;
}

/** What the rows of a table need from the store that they are in. */
export interface Keeper {
  now(): number;
  /** A number above all before it. */
  nextPosition(): number;
  newId(table: Table): string;
  /** Called after each change of one row, with what takes it back. Throws when nothing may be changed; it is taken back then. */
  changed(table: Table, before: Row | undefined, after: Row | undefined, undo: () => void): void;
  /** Removes what belongs to a row that is about to go. */
  removeChildren(table: Table, id: string): void;
}

/** Two rows were to have one value of an index that is unique. */
export class TakenError extends Error {
  override readonly name: string = "TakenError";
  readonly table: Table;

  constructor(table: Table, index: string, value: string) {
    super(`${table.called}: there is one already whose ${index} is ${JSON.stringify(value)}`);
    this.table = table;
  }
}

interface Entry<R> {
  readonly row: R;
  readonly position: number;
}

/** Ids in the order in which they came here, which is the one of their positions but for those that moved. */
interface Found {
  readonly ids: Set<string>;
  inOrder: boolean;
  last: number;
}

/** The rows of one table in memory. */
export class TableRows<R extends Row, Index extends string> implements Rows<R, Index> {
  readonly table: Table<R, Index>;
  readonly #keeper: Keeper;
  readonly #entries = new Map<string, Entry<R>>();
  readonly #all: Found = newFound();
  readonly #found = new Map<Index, Map<string, Found>>();
  /** What is being removed, after what belongs to it. */
  readonly #going = new Set<string>();

  constructor(table: Table<R, Index>, keeper: Keeper, written: Iterable<WrittenRow> = []) {
    this.table = table;
    this.#keeper = keeper;
    for (const index of table.indexes) this.#found.set(index, new Map());
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
    return this.#entries.get(id)?.row;
  }

  all(): R[] {
    return this.#rowsOf(this.#all);
  }

  by(index: Index, value: string): R[] {
    return this.#rowsOf(this.#found.get(index)?.get(value));
  }

  count(index: Index, value: string): number {
    return this.#found.get(index)?.get(value)?.ids.size ?? 0;
  }

  first(index: Index, value: string): R | undefined {
    const found = this.#found.get(index)?.get(value);
    const [id] = found?.inOrder ? found.ids : this.#inOrder(found);
    return id === undefined ? undefined : this.get(id);
  }

  *newest(index?: Index, value?: string): Generator<R> {
    const found = index === undefined || value === undefined ? this.#all : this.#found.get(index)?.get(value);
    for (const id of this.#inOrder(found).reverse()) {
      const row = this.get(id);
      if (row) yield row;
    }
  }

  readonly position = ({ id }: R): number => {
    const entry = this.#entries.get(id);
    if (!entry) throw new Error(`${this.table.called}: there is no ${id}`);
    return entry.position;
  };

  add(draft: Draft<R>): R {
    const id = draft.id ?? this.#keeper.newId(this.table);
    if (this.#entries.has(id)) throw new TakenError(this.table, "id", id);
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

  /** Puts a row back as it was written, behind all that there are. Throws where there is one with its id. */
  putBack(json: string): void {
    // What was written was a row of this table.
    const row: R = JSON.parse(json);
    if (this.#entries.has(row.id)) throw new TakenError(this.table, "id", row.id);
    this.#demandUnique(row);
    this.#change(row.id, { row, position: this.#keeper.nextPosition() });
  }

  /** What is under an id, to be written; `undefined` where there is nothing. */
  written(id: string): WrittenRow | undefined {
    const entry = this.#entries.get(id);
    return entry && { position: entry.position, json: JSON.stringify(entry.row) };
  }

  #rowsOf(found: Found | undefined): R[] {
    return this.#inOrder(found).flatMap((id) => this.get(id) ?? []);
  }

  #inOrder(found: Found | undefined): string[] {
    if (!found) return [];
    const ids = [...found.ids];
    if (found.inOrder) return ids;
    ids.sort((one, other) => this.#positionOf(one) - this.#positionOf(other));
    found.ids.clear();
    for (const id of ids) found.ids.add(id);
    found.inOrder = true;
    return ids;
  }

  #positionOf(id: string): number {
    return this.#entries.get(id)?.position ?? 0;
  }

  #demandUnique(row: R): void {
    const before = this.get(row.id);
    for (const index of this.table.unique) {
      const value = this.table.value(index, row);
      // What a row has already, no other one can have.
      if (value === undefined || (before && this.table.value(index, before) === value)) continue;
      for (const id of this.#found.get(index)?.get(value)?.ids ?? []) {
        if (id !== row.id) throw new TakenError(this.table, index, value);
      }
    }
  }

  /** Puts a row in its place, or behind all others. */
  #place(row: R): void {
    this.#demandUnique(row);
    const position = this.#entries.get(row.id)?.position ?? this.#keeper.nextPosition();
    this.#change(row.id, { row, position });
  }

  #change(id: string, entry: Entry<R> | undefined): void {
    const before = this.#entries.get(id);
    const undo = () => this.#set(id, before);
    this.#set(id, entry);
    try {
      this.#keeper.changed(this.table, before?.row, entry?.row, undo);
    } catch (error) {
      undo();
      throw error;
    }
  }

  #set(id: string, entry: Entry<R> | undefined): void {
    const before = this.#entries.get(id);
    if (!entry) this.#entries.delete(id);
    else this.#entries.set(id, entry);
    if (!before || !entry) move(this.#all, id, entry?.position);
    for (const index of this.table.indexes) {
      const from = before && this.table.value(index, before.row);
      const to = entry && this.table.value(index, entry.row);
      const values = this.#found.get(index);
      if (from === to || !values) continue;
      if (from !== undefined) {
        const left = values.get(from);
        if (left) move(left, id, undefined);
        if (left?.ids.size === 0) values.delete(from);
      }
      if (to === undefined) continue;
      const found = values.get(to) ?? newFound();
      values.set(to, found);
      move(found, id, entry?.position);
    }
  }
}

/** What is undefined changes nothing. */
function stated(changes: object): object {
  const values = Object.values(changes);
  if (!values.includes(undefined)) return changes;
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function newFound(): Found {
  return { ids: new Set(), inOrder: true, last: 0 };
}

/** Puts an id in at a position, or takes it out where there is none. */
function move(found: Found, id: string, position: number | undefined): void {
  if (position === undefined) {
    found.ids.delete(id);
    return;
  }
  if (position < found.last) found.inOrder = false;
  found.last = Math.max(found.last, position);
  found.ids.add(id);
}
