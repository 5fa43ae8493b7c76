import { setImmediate } from "node:timers/promises";
import { Attempts } from "./attempts.ts";
import { newId } from "./ids.ts";
import type { Journal, StagedRows, WrittenChange } from "./journal.ts";
import type { Entry } from "./ordered.ts";
import { type RowHooks, type Rows, TableRows } from "./rows.ts";
import { StorageError } from "./storage-error.ts";
import type { Row, Table } from "./table.ts";

export interface Change {
  readonly table: Table;
  readonly id: string;
  readonly was?: number | undefined;
  /** Absent: it was not there. */
  readonly before: Row | undefined;
  /** Absent: it is not there any more. */
  readonly after: Row | undefined;
}

export interface KeptRow {
  readonly table: string;
  readonly json: string;
}

export interface Staged {
  readonly tables: ReadonlyMap<string, TableRows<Row, string>>;
  readonly journal: StagedRows | undefined;
}

export interface StoreOptions {
  /** All tables that there are: what belongs to a row is looked for in each. */
  readonly tables: readonly Table[];
  /** Where changes are kept for the next start. Absent: everything is gone at the end. */
  readonly journal?: Journal | undefined;
  now(): number;
  /** Runs before each attempt that changed something is written: what it changes goes along. */
  beforeWrite?(store: Store): void;
}

interface TableIndex {
  readonly table: Table;
  readonly index: string;
}

/** Everything that the emulator knows, apart from file contents. */
export class Store {
  readonly tables: readonly Table[];
  /** What rows are known by that lets somebody in. */
  readonly #secrets: readonly TableIndex[];
  readonly #journal: Journal | undefined;
  readonly #attempts: Attempts<Change> = new Attempts((changes) => this.#write(changes));
  readonly #loaded = new Map<string, TableRows<Row, string>>();
  readonly #children = new Map<Table, readonly TableIndex[]>();
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();
  readonly #keeper: RowHooks;
  readonly #along: (() => void) | undefined;
  #lastPosition: number;
  #isClosed = false;
  #isFailing = false;
  #generation = 0;
  #instead: Staged | undefined;
  #looked = 0;

  constructor({ tables, journal, now, beforeWrite }: StoreOptions) {
    this.tables = tables;
    this.#secrets = tables.flatMap((table) => (table.secret === undefined ? [] : { table, index: table.secret }));
    this.#journal = journal;
    this.#lastPosition = journal?.lastPosition() ?? 0;
    this.#along = beforeWrite && (() => beforeWrite(this));
    this.#keeper = {
      now,
      nextPosition: () => ++this.#lastPosition,
      scanned: (count) => {
        this.#looked += count;
      },
      newId: ({ id }) => newId(id.prefix, id.length),
      changed: (table, before, after, undo) => {
        this.#demandOpen();
        const id = (after ?? before)?.row.id ?? "";
        const what = { table, id, was: before?.position, before: before?.row, after: after?.row };
        this.#attempts.changed(undo, what);
        if (this.#along) this.#attempts.beforehand(this.#along);
      },
      removeChildren: (table, id) => this.#removeChildren(table, id),
    };
  }

  readonly rows = <R extends Row, Index extends string>(table: Table<R, Index>): Rows<R, Index> => {
    // Under a table's name there are its own rows and no others.
    const loaded = this.#loaded.get(table.name) as TableRows<R, Index> | undefined;
    if (loaded) return loaded;
    if (!this.tables.includes(table)) throw new Error(`The table ${table.name} is none of this store's`);
    const rows = new TableRows(table, this.#keeper, this.#journal?.load(table.name));
    this.#loaded.set(table.name, rows as unknown as TableRows<Row, string>);
    return rows;
  };

  /** The one way to change anything: on return the changes are on disk, and after an error (`StorageError`) all is as before. */
  attempt<Result>(work: () => Result, isKept?: (result: Result) => boolean): Result {
    return this.#attempts.run(work, isKept);
  }

  /** Says how to take back what is no row, such as a file that the present attempt has given its place. */
  onUndo(undo: () => void): void {
    this.#demandOpen();
    this.#attempts.changed(undo);
  }

  beforeCommit(job: () => void): void {
    this.#demandOpen();
    this.#attempts.beforehand(job);
  }

  /** Runs `job` when what the present attempt changed is on disk; never when it is taken back. */
  afterCommit(job: () => void): void {
    this.#demandOpen();
    this.#attempts.afterwards(job);
  }

  onChanges(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  nextChange(id: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        end();
        signal.removeEventListener("abort", done);
        resolve();
      };
      const end = this.onChanges((changes) => {
        if (changes.some((change) => concerns(change, id))) done();
      });
      if (signal.aborted) done();
      else signal.addEventListener("abort", done);
    });
  }

  /** How often everything was cleared: who waits across that has lost what it began with. */
  get generation(): number {
    return this.#generation;
  }

  /** How many rows have been looked at since the beginning: what a request costs, in any number of rows. */
  get rowsScanned(): number {
    return this.#looked;
  }

  clear(): void {
    for (const table of this.tables) {
      this.rows(table);
      this.#loaded.get(table.name)?.clear();
    }
    this.afterCommit(() => {
      this.#generation += 1;
    });
  }

  written(): Iterable<KeptRow> {
    const lists = this.tables.map((table) => {
      this.rows(table);
      return { table: table.name, entries: this.#loaded.get(table.name)?.entries() ?? [], next: 0 };
    });
    return inOrder(lists.filter(({ entries }) => entries.length > 0));
  }

  /** Reads `written` rows beside all that there are, for `use` to have them take the others' place; others have turns. Throws for no rows. */
  async stage(
    kept: AsyncIterable<KeptRow[]>,
    signal: AbortSignal,
    use: (staged: Staged) => Promise<void>,
  ): Promise<void> {
    const tables = new Map(
      this.tables.map((table) => {
        this.rows(table);
        return [table.name, this.#loaded.get(table.name)?.emptied() ?? new TableRows(table, this.#keeper)];
      }),
    );
    const journal = this.#journal?.stage();
    const staged = { tables, journal };
    try {
      let index = 0;
      for await (const stretch of kept) {
        const changes = stretch.map(({ table, json }) => {
          const rows = tables.get(table);
          if (!rows) throw new Error(`This emulator has no table ${table}; the rows are of another version of it`);
          const row = parsed(json);
          if (!isRow(row)) throw new Error(`Row ${index} is no row of an emulator`);
          index += 1;
          return { table, id: row.id, was: undefined, row: { position: rows.putBack(row), json } };
        });
        journal?.add(changes);
        await setImmediate();
        signal.throwIfAborted();
      }
      await use(staged);
    } catch (error) {
      // Where the emulator closes, at the next start.
      if (!signal.aborted) journal?.drop();
      throw error;
    }
  }

  replace(staged: Staged): void {
    this.#demandOpen();
    const exchange = () => {
      for (const [name, rows] of staged.tables) this.#loaded.get(name)?.exchange(rows);
      this.#instead = this.#instead ? undefined : staged;
    };
    exchange();
    this.onUndo(exchange);
    if (this.#along) this.beforeCommit(this.#along);
    this.afterCommit(() => {
      this.#generation += 1;
    });
  }

  /** Tells what has become of each row when others took the place of all; others have their turn meanwhile. */
  async tellReplaced({ tables }: Staged, signal: AbortSignal): Promise<void> {
    for (const table of this.tables) {
      const [before, after] = [tables.get(table.name), this.rows(table)];
      let changes: Change[] = [];
      for (const id of idsOf(before, this.#loaded.get(table.name))) {
        changes.push({ table, id, before: before?.get(id), after: after.get(id) });
        if (changes.length < mostChanges) continue;
        this.#tell(changes);
        changes = [];
        await setImmediate();
        if (signal.aborted) return;
      }
      this.#tell(changes);
    }
  }

  /** Whether a text is a token, a code or another secret that a row is known by. */
  holdsSecret(text: string): boolean {
    return this.#secrets.some(({ table, index }) =>
      index === "id" ? this.rows(table).get(text) !== undefined : this.rows(table).count(index, text) > 0,
    );
  }

  dump(): string {
    const lines = this.tables.flatMap((table) => {
      const rows = this.rows(table);
      return rows.all().map((row) => `${table.name} ${rows.position(row)} ${JSON.stringify(row)}`);
    });
    return lines.join("\n");
  }

  close(): void {
    this.#isClosed = true;
    this.#journal?.close();
  }

  #removeChildren(parent: Table, id: string): void {
    for (const { table, index } of this.#childrenOf(parent)) {
      const rows = this.rows(table);
      if (rows.count(index, id) === 0) continue;
      for (const child of rows.by(index, id)) rows.remove(child.id);
    }
  }

  #childrenOf(parent: Table): readonly TableIndex[] {
    const known = this.#children.get(parent);
    if (known) return known;
    const children = this.tables.flatMap((table) =>
      Object.entries(table.parents).flatMap(([index, kind]) =>
        typeof kind === "string" || kind === parent ? [{ table, index }] : [],
      ),
    );
    this.#children.set(parent, children);
    return children;
  }

  #demandOpen(): void {
    if (this.#isClosed) throw new Error("The emulator is closed: nothing can be changed any more");
  }

  #tell(changes: readonly Change[]): void {
    if (changes.length > 0) for (const listener of [...this.#listeners]) listener(changes);
  }

  #write(changes: readonly Change[]): void {
    const instead = this.#instead;
    if (changes.length === 0 && !instead) return;
    const inTotal = changesInTotal(changes);
    try {
      this.#journal?.write(
        inTotal.map((change) => this.#writtenChange(change)),
        instead?.journal,
      );
      this.#isFailing = false;
      this.#instead = undefined;
    } catch (error) {
      // Once an outage: who reads answers only sees that some fail.
      if (!this.#isFailing && error instanceof StorageError) process.emitWarning(error.message);
      this.#isFailing = true;
      throw error;
    }
    this.#attempts.afterwards(() => this.#tell(inTotal));
  }

  #writtenChange({ table, id, was }: Change): WrittenChange {
    return { table: table.name, id, was, row: this.#loaded.get(table.name)?.written(id) };
  }
}

/** So many changes at a time are heard of: others have their turn between. */
const mostChanges = 1000;

function* idsOf(
  before: TableRows<Row, string> | undefined,
  after: TableRows<Row, string> | undefined,
): Generator<string> {
  yield* before?.ids() ?? [];
  for (const id of after?.ids() ?? []) if (!before?.get(id)) yield id;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is Row {
  if (typeof value !== "object" || value === null || !("id" in value) || typeof value.id !== "string") return false;
  return "createdAt" in value && typeof value.createdAt === "number" && "updatedAt" in value;
}

interface List {
  readonly table: string;
  readonly entries: readonly Readonly<Entry<Row>>[];
  next: number;
}

function* inOrder(lists: readonly List[]): Generator<KeptRow> {
  const place = ({ entries, next }: List) => entries[next]?.position ?? Number.POSITIVE_INFINITY;
  for (;;) {
    const list = lists.reduce((first, each) => (place(each) < place(first) ? each : first), {
      entries: [],
      next: 0,
      table: "",
    });
    const entry = list.entries[list.next++];
    if (!entry) return;
    yield { table: list.table, json: JSON.stringify(entry.row) };
  }
}

function changesInTotal(changes: readonly Change[]): Change[] {
  const total: Change[] = [];
  /** Where in `total` a row is. */
  const places = new Map<Table, Map<string, number>>();
  for (const change of changes) {
    const { table, id } = change;
    const ofTable = places.get(table) ?? new Map<string, number>();
    places.set(table, ofTable);
    const place = ofTable.get(id);
    const first = place === undefined ? undefined : total[place];
    if (place !== undefined && first) total[place] = { ...change, was: first.was, before: first.before };
    else ofTable.set(id, total.push(change) - 1);
  }
  return total;
}

function concerns({ table, id, before, after }: Change, what: string): boolean {
  const row = after ?? before;
  return (
    id === what || (row !== undefined && Object.keys(table.parents).some((index) => table.value(index, row) === what))
  );
}
