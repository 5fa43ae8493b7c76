import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import type { DatabaseSync as Database } from "node:sqlite";
import type { Journal, WrittenChange } from "./journal.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { StorageError } from "./storage-error.ts";

/** A journal whose file can be bounded. */
export interface SqliteJournal extends Journal {
  /** The most pages that the file may have; what would need more is refused as on a full disk. */
  limitPages(pages: number): void;
}

/**
 * A journal in one SQLite file. `node:sqlite` is loaded only here and for the lock, when a data folder is given.
 *
 * The file belongs to whoever opened it last: each change is written only after a look at the owner's mark, in the same
 * transaction. The lock of the data folder keeps others away; where it cannot, as on some network drives, the one that was there
 * before is refused its next change, instead of the two losing each other's.
 */
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

function journalOf(database: Database, file: OpenFile): SqliteJournal {
  database.exec(`
    PRAGMA busy_timeout = 20;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS rows (
      position INTEGER PRIMARY KEY,
      of TEXT NOT NULL,
      id TEXT NOT NULL,
      json TEXT NOT NULL,
      UNIQUE (of, id)
    );
    CREATE TABLE IF NOT EXISTS owner (mark TEXT NOT NULL)`);
  const select = database.prepare("SELECT position, json FROM rows WHERE of = ? ORDER BY position");
  const last = database.prepare("SELECT max(position) AS position FROM rows");
  const upsert = database.prepare(
    `INSERT INTO rows (position, of, id, json) VALUES (?, ?, ?, ?)
      ON CONFLICT (of, id) DO UPDATE SET position = excluded.position, json = excluded.json`,
  );
  const remove = database.prepare("DELETE FROM rows WHERE of = ? AND id = ?");
  const owner = database.prepare("SELECT mark FROM owner");

  const mark = randomUUID();
  transact(database, () => {
    database.exec("DELETE FROM owner");
    database.prepare("INSERT INTO owner (mark) VALUES (?)").run(mark);
  });

  function apply({ table, id, row }: WrittenChange): void {
    if (row) upsert.run(row.position, table, id, row.json);
    else remove.run(table, id);
  }

  return {
    load(table) {
      return select.all(table).map(({ position, json }) => ({ position: Number(position), json: String(json) }));
    },
    lastPosition() {
      return Number(last.get()?.position ?? 0);
    },
    write(changes) {
      try {
        // SQLite itself writes on into a file that has no name any more.
        if (!file.isThere()) {
          throw new Error(`its file ${file.name} was removed or replaced; start this emulator again, or stop it`);
        }
        transact(database, () => {
          if (owner.get()?.mark !== mark)
            throw new Error("another emulator has taken the data folder over; stop this one");
          // What gives its place up goes before what takes it.
          for (const change of changes) if (!change.row) apply(change);
          for (const change of changes) if (change.row) apply(change);
        });
      } catch (error) {
        throw new StorageError(error);
      }
    },
    limitPages(pages) {
      database.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`);
    },
    close() {
      database.close();
    },
  };
}

/** A file that has been opened by its name. */
interface OpenFile {
  readonly name: string;
  /** Whether the name still leads to the file. */
  isThere(): boolean;
}

function fileAt(name: string): OpenFile {
  const opened = statSync(name, { bigint: true });
  return {
    name,
    isThere() {
      const found = statSync(name, { bigint: true, throwIfNoEntry: false });
      return found?.ino === opened.ino && found.dev === opened.dev;
    },
  };
}

/** Runs `work` in a transaction; what it throws is what is thrown, whatever becomes of taking it back. */
function transact(database: Database, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    try {
      database.exec("ROLLBACK");
    } catch {
      // SQLite itself has ended a transaction for which there was no room.
    }
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
