import { setImmediate } from "node:timers/promises";
import { newId } from "./ids.ts";
import type { Journal, StagedRows, WrittenChange } from "./journal.ts";
import type { Entry } from "./ordered.ts";
import { type RowHooks, type Rows, TableRows } from "./rows.ts";
import { StorageError } from "./storage-error.ts";
import type { Row, Table } from "./table.ts";
import { Transactions } from "./transactions.ts";

export interface Change {
  readonly table: Table;
  readonly id: string;
  readonly positionBefore?: number | undefined;
  /** Absent: the row is new. */
  readonly rowBefore: Row | undefined;
  /** Absent: the row was removed. */
  readonly rowAfter: Row | undefined;
}

export interface ExportedRow {
  readonly table: string;
  readonly json: string;
}

export interface Staged {
  readonly tables: ReadonlyMap<string, TableRows<Row, string>>;
  readonly journal: StagedRows | undefined;
}

export interface StoreOptions {
  /** All tables: a removal looks for children in each. */
  readonly tables: readonly Table[];
  /** Absent: the state is lost at the end. */
  readonly journal?: Journal | undefined;
  now(): number;
  /** Runs before a commit that changes rows; its changes are part of it. */
  beforeWrite?(store: Store): void;
}

interface TableIndex {
  readonly table: Table;
  readonly index: string;
}

/** The emulator's state apart from file contents: tables of rows, changed in synchronous transactions and written to the journal at each commit. */
export class Store {
  readonly tables: readonly Table[];
  readonly #secretIndexes: readonly TableIndex[];
  readonly #journal: Journal | undefined;
  readonly #transactions: Transactions<Change> = new Transactions((changes) => this.#write(changes));
  readonly #tableRows = new Map<string, TableRows<Row, string>>();
  readonly #children = new Map<Table, readonly TableIndex[]>();
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();
  readonly #hooks: RowHooks;
  readonly #beforeWrite: (() => void) | undefined;
  #lastPosition: number;
  #isClosed = false;
  #isFailing = false;
  #generation = 0;
  #pendingReplacement: Staged | undefined;
  #scannedRows = 0;

  constructor({ tables, journal, now, beforeWrite }: StoreOptions) {
    this.tables = tables;
    this.#secretIndexes = tables.flatMap((table) => (table.secret === undefined ? [] : { table, index: table.secret }));
    this.#journal = journal;
    this.#lastPosition = journal?.lastPosition() ?? 0;
    this.#beforeWrite = beforeWrite && (() => beforeWrite(this));
    this.#hooks = {
      now,
      nextPosition: () => ++this.#lastPosition,
      scanned: (count) => {
        this.#scannedRows += count;
      },
      newId: ({ id }) => newId(id.prefix, id.length),
      changed: (table, before, after, undo) => {
        this.#requireOpen();
        const id = (after ?? before)?.row.id ?? "";
        const change = { table, id, positionBefore: before?.position, rowBefore: before?.row, rowAfter: after?.row };
        this.#transactions.recordChange(undo, change);
        if (this.#beforeWrite) this.#transactions.beforeCommit(this.#beforeWrite);
      },
      removeChildren: (table, id) => this.#removeChildren(table, id),
    };
  }

  readonly rows = <R extends Row, Index extends string>(table: Table<R, Index>): Rows<R, Index> => {
    // A table's name maps to rows of its own type.
    return this.#load(table) as unknown as TableRows<R, Index>;
  };

  /**
   * Runs `work` as a transaction. When the outermost one returns, its changes are in the journal; when it throws, or `shouldCommit` refuses
   * the result, they are undone. After a failed undo: `StateDamage`.
   */
  transact<Result>(work: () => Result, shouldCommit?: (result: Result) => boolean): Result {
    return this.#transactions.run(work, shouldCommit);
  }

  /** Registers the undo of a change outside of the rows, such as of a file that was put in place. */
  onUndo(undo: () => void): void {
    this.#requireOpen();
    this.#transactions.recordChange(undo);
  }

  beforeCommit(job: () => void): void {
    this.#requireOpen();
    this.#transactions.beforeCommit(job);
  }

  /** Runs `job` after the commit, and never after a rollback. */
  afterCommit(job: () => void): void {
    this.#requireOpen();
    this.#transactions.afterCommit(job);
  }

  onChanges(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  nextChange(id: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        end();
        signal.removeEventListener("abort", finish);
        resolve();
      };
      const end = this.onChanges((changes) => {
        if (changes.some((change) => concerns(change, id))) finish();
      });
      if (signal.aborted) finish();
      else signal.addEventListener("abort", finish);
    });
  }

  /** Count of resets and replacements. Work that sees another count after waiting has lost its rows. */
  get generation(): number {
    return this.#generation;
  }

  /** Count of rows read so far, for tests of costs: `get` counts its misses too; `first` and `count` are not counted. */
  get rowsScanned(): number {
    return this.#scannedRows;
  }

  clear(): void {
    for (const table of this.tables) {
      this.#load(table).clear();
    }
    this.afterCommit(() => {
      this.#generation += 1;
    });
  }

  exportRows(): Iterable<ExportedRow> {
    const lists = this.tables.map((table) => ({ table: table.name, entries: this.#load(table).entries(), next: 0 }));
    return mergeByPosition(lists.filter(({ entries }) => entries.length > 0));
  }

  /** Loads exported rows into tables beside the present ones, then calls `use`, which may `replace` these. Other work goes on between batches. Throws for malformed rows. */
  async stage(
    batches: AsyncIterable<ExportedRow[]>,
    signal: AbortSignal,
    use: (staged: Staged) => Promise<void>,
  ): Promise<void> {
    const tables = new Map(this.tables.map((table) => [table.name, this.#load(table).createEmpty()]));
    const journal = this.#journal?.stage();
    const staged = { tables, journal };
    try {
      let index = 0;
      for await (const batch of batches) {
        const changes = batch.map(({ table, json }) => {
          const rows = tables.get(table);
          if (!rows) throw new Error(`This emulator has no table ${table}; the rows are of another version of it`);
          const row = parseJson(json);
          if (!isRow(row)) throw new Error(`Row ${index} is not a row of an emulator`);
          index += 1;
          return { table, id: row.id, positionBefore: undefined, row: { position: rows.restore(row), json } };
        });
        journal?.add(changes);
        await setImmediate();
        signal.throwIfAborted();
      }
      await use(staged);
    } catch (error) {
      // A closing emulator leaves the staged rows to the next start.
      if (!signal.aborted) journal?.drop();
      throw error;
    }
  }

  replace(staged: Staged): void {
    this.#requireOpen();
    if (this.#pendingReplacement) throw new Error("A transaction replaces the rows only once");
    const swapTables = () => {
      for (const [name, rows] of staged.tables) this.#tableRows.get(name)?.swap(rows);
    };
    swapTables();
    this.#pendingReplacement = staged;
    this.onUndo(() => {
      swapTables();
      this.#pendingReplacement = undefined;
    });
    if (this.#beforeWrite) this.beforeCommit(this.#beforeWrite);
    this.afterCommit(() => {
      this.#generation += 1;
    });
  }

  /** Notifies listeners of each row after a replacement; other work goes on between. */
  async notifyReplaced({ tables }: Staged, signal: AbortSignal): Promise<void> {
    // `replace` has swapped: the staged tables hold the former rows now.
    for (const table of this.tables) {
      const [before, after] = [tables.get(table.name), this.rows(table)];
      let changes: Change[] = [];
      for (const id of idsOf(before, this.#tableRows.get(table.name))) {
        changes.push({ table, id, rowBefore: before?.get(id), rowAfter: after.get(id) });
        if (changes.length < maxChanges) continue;
        this.#notify(changes);
        changes = [];
        await setImmediate();
        if (signal.aborted) return;
      }
      this.#notify(changes);
    }
  }

  /** Whether a text is the value of a `secret` index, such as a token or a code. */
  holdsSecret(text: string): boolean {
    return this.#secretIndexes.some(({ table, index }) =>
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

  #load(table: Table): TableRows<Row, string> {
    const loaded = this.#tableRows.get(table.name);
    if (loaded) return loaded;
    if (!this.tables.includes(table)) throw new Error(`The table ${table.name} is none of this store's`);
    const rows = new TableRows(table, this.#hooks, this.#journal?.load(table.name));
    this.#tableRows.set(table.name, rows);
    return rows;
  }

  #removeChildren(parent: Table, id: string): void {
    for (const { table, index } of this.#childrenOf(parent)) {
      const rows = this.rows(table);
      if (rows.count(index, id) === 0) continue;
      for (const child of rows.by(index, id)) rows.remove(child.id);
    }
  }

  #childrenOf(parent: Table): readonly TableIndex[] {
    const cached = this.#children.get(parent);
    if (cached) return cached;
    const children = this.tables.flatMap((table) =>
      Object.entries(table.parents).flatMap(([index, kind]) =>
        // IDs are unique across tables.
        typeof kind === "string" || kind === parent ? [{ table, index }] : [],
      ),
    );
    this.#children.set(parent, children);
    return children;
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new Error("The emulator is closed: nothing can be changed any more");
  }

  #notify(changes: readonly Change[]): void {
    if (changes.length > 0) for (const listener of [...this.#listeners]) listener(changes);
  }

  #write(changes: readonly Change[]): void {
    const replacement = this.#pendingReplacement;
    if (changes.length === 0 && !replacement) return;
    const merged = mergeChanges(changes);
    try {
      this.#journal?.write(
        merged.map((change) => this.#toWrittenChange(change)),
        replacement?.journal,
      );
      this.#isFailing = false;
      this.#pendingReplacement = undefined;
    } catch (error) {
      // The warning comes once per outage: clients only see that some calls fail.
      if (!this.#isFailing && error instanceof StorageError) process.emitWarning(error.message);
      this.#isFailing = true;
      throw error;
    }
    this.#transactions.afterCommit(() => this.#notify(merged));
  }

  #toWrittenChange({ table, id, positionBefore }: Change): WrittenChange {
    return { table: table.name, id, positionBefore, row: this.#tableRows.get(table.name)?.serialize(id) };
  }
}

/** Batch size of notifications after a replacement. */
const maxChanges = 1000;

function* idsOf(
  before: TableRows<Row, string> | undefined,
  after: TableRows<Row, string> | undefined,
): Generator<string> {
  yield* before?.ids() ?? [];
  for (const id of after?.ids() ?? []) if (!before?.get(id)) yield id;
}

function parseJson(json: string): unknown {
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

interface TableCursor {
  readonly table: string;
  readonly entries: readonly Readonly<Entry<Row>>[];
  next: number;
}

function* mergeByPosition(lists: readonly TableCursor[]): Generator<ExportedRow> {
  const positionOf = ({ entries, next }: TableCursor) => entries[next]?.position ?? Number.POSITIVE_INFINITY;
  for (;;) {
    const list = lists.reduce((first, each) => (positionOf(each) < positionOf(first) ? each : first), {
      entries: [],
      next: 0,
      table: "",
    });
    const entry = list.entries[list.next++];
    if (!entry) return;
    yield { table: list.table, json: JSON.stringify(entry.row) };
  }
}

function mergeChanges(changes: readonly Change[]): Change[] {
  const merged: Change[] = [];
  /** Indexes in `merged`. */
  const indexes = new Map<Table, Map<string, number>>();
  for (const change of changes) {
    const { table, id } = change;
    const indexesOfTable = indexes.get(table) ?? new Map<string, number>();
    indexes.set(table, indexesOfTable);
    const index = indexesOfTable.get(id);
    const first = index === undefined ? undefined : merged[index];
    if (index !== undefined && first)
      merged[index] = { ...change, positionBefore: first.positionBefore, rowBefore: first.rowBefore };
    else indexesOfTable.set(id, merged.push(change) - 1);
  }
  return merged;
}

function concerns({ table, id, rowBefore, rowAfter }: Change, rowId: string): boolean {
  const row = rowAfter ?? rowBefore;
  return (
    id === rowId || (row !== undefined && Object.keys(table.parents).some((index) => table.value(index, row) === rowId))
  );
}
