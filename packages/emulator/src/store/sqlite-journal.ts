import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import type { DatabaseSync as Database } from "node:sqlite";
import type { Journal, StagedRows } from "./journal.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { StorageError } from "./storage-error.ts";

export interface SqliteJournal extends Journal {
  /** Limits the file's pages; a write beyond them fails as on a full disk. */
  limitPages(pages: number): void;
}

/** A journal in one SQLite file. Each change checks the owner's mark: the folder's lock does not hold on some network drives. */
export async function openSqliteJournal(file: string): Promise<SqliteJournal> {
  const { DatabaseSync } = await loadSqlite();
  const database: Database = new DatabaseSync(file);
  try {
    return journalOf(database, fileAt(file));
  } catch (error) {
    database.close();
    throw new Error(`The data folder's ${file} cannot be opened: ${messageOf(error)}`, { cause: error });
  }
}

function makeTable(database: Database, name: string): void {
  database.exec(`
    CREATE TABLE ${name} (position INTEGER PRIMARY KEY, of TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL);
    CREATE INDEX "of ${randomUUID()}" ON ${name} (of)`);
}

/** Prepares the file for this process. @returns the mark that says whose it is */
function takeOver(database: Database): string {
  database.exec(`
    PRAGMA busy_timeout = 20;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    DROP TABLE IF EXISTS incoming;
    CREATE TABLE IF NOT EXISTS owner (mark TEXT NOT NULL)`);
  const mark = randomUUID();
  transact(database, () => {
    if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'rows'").get()) makeTable(database, "rows");
    database.exec("DELETE FROM owner");
    database.prepare("INSERT INTO owner (mark) VALUES (?)").run(mark);
  });
  return mark;
}

function journalOf(database: Database, file: OpenFile): SqliteJournal {
  const mark = takeOver(database);
  const select = database.prepare("SELECT position, json FROM rows WHERE of = ? ORDER BY position");
  const last = database.prepare("SELECT max(position) AS position FROM rows");
  const upsert = database.prepare(
    `INSERT INTO rows (position, of, id, json) VALUES (?, ?, ?, ?)
      ON CONFLICT (position) DO UPDATE SET json = excluded.json`,
  );
  const remove = database.prepare("DELETE FROM rows WHERE position = ?");
  const owner = database.prepare("SELECT mark FROM owner");

  /** Runs `work` in a transaction. Throws `StorageError` where it fails, and where the file was removed or another emulator has it. */
  function asOwner(work: () => void): void {
    try {
      // SQLite goes on writing into a file that was unlinked.
      if (!file.isThere()) {
        throw new Error(`its file ${file.name} was removed or replaced; start this emulator again, or stop it`);
      }
      transact(database, () => {
        if (owner.get()?.mark !== mark)
          throw new Error("another emulator has taken the data folder over; stop this one");
        work();
      });
    } catch (error) {
      throw new StorageError(error);
    }
  }

  return {
    load(table) {
      return select.all(table).map(({ position, json }) => ({ position: Number(position), json: String(json) }));
    },
    lastPosition: () => Number(last.get()?.position ?? 0),
    write(changes, instead) {
      asOwner(() => {
        if (instead) database.exec("DROP TABLE rows; ALTER TABLE incoming RENAME TO rows");
        // Positions are freed before others take them.
        for (const { positionBefore, row } of changes)
          if (positionBefore !== undefined && positionBefore !== row?.position) remove.run(positionBefore);
        for (const { table, id, row } of changes) if (row) upsert.run(row.position, table, id, row.json);
      });
    },
    stage: () => stage(database, asOwner),
    limitPages(pages) {
      database.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`);
    },
    close() {
      database.close();
    },
  };
}

function stage(database: Database, asOwner: (work: () => void) => void): StagedRows {
  asOwner(() => {
    database.exec("DROP TABLE IF EXISTS incoming");
    makeTable(database, "incoming");
  });
  const insert = database.prepare("INSERT INTO incoming (position, of, id, json) VALUES (?, ?, ?, ?)");
  return {
    add(changes) {
      // No flush here: the replacement flushes all of it.
      database.exec("PRAGMA synchronous = NORMAL");
      try {
        asOwner(() => {
          for (const { table, id, row } of changes) if (row) insert.run(row.position, table, id, row.json);
        });
      } finally {
        database.exec("PRAGMA synchronous = FULL");
      }
    },
    drop() {
      try {
        asOwner(() => database.exec("DROP TABLE IF EXISTS incoming"));
      } catch {
        // Dropped at the next start.
      }
    },
  };
}

interface OpenFile {
  readonly name: string;
  isThere(): boolean;
}

function fileAt(name: string): OpenFile {
  const opened = statSync(name, { bigint: true });
  return {
    name,
    isThere() {
      const current = statSync(name, { bigint: true, throwIfNoEntry: false });
      return current?.ino === opened.ino && current.dev === opened.dev;
    },
  };
}

/** Runs `work` in a transaction and throws its error, even when the rollback fails too. */
function transact(database: Database, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    try {
      database.exec("ROLLBACK");
    } catch {
      // SQLite ends a transaction by itself when the disk is full.
    }
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
