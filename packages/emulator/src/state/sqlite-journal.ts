import type { DatabaseSync as Database } from "node:sqlite";
import type { Change, Journal } from "./journal.ts";

/** A journal in one SQLite file. `node:sqlite` is loaded only here, when a data folder is given. */
export async function openSqliteJournal(file: string): Promise<Journal> {
  const { DatabaseSync } = await import("node:sqlite");
  const database: Database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS records (
      position INTEGER PRIMARY KEY,
      collection TEXT NOT NULL,
      id TEXT NOT NULL,
      json TEXT NOT NULL,
      UNIQUE (collection, id)
    )`);
  const select = database.prepare("SELECT json FROM records WHERE collection = ? ORDER BY position");
  const upsert = database.prepare(
    "INSERT INTO records (collection, id, json) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json",
  );
  const remove = database.prepare("DELETE FROM records WHERE collection = ? AND id = ?");

  function apply({ collection, id, json }: Change): void {
    if (json === undefined) remove.run(collection, id);
    else upsert.run(collection, id, json);
  }

  return {
    load(collection) {
      return select.all(collection).map((row) => String(row.json));
    },
    write(changes) {
      database.exec("BEGIN IMMEDIATE");
      try {
        for (const change of changes) apply(change);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    close() {
      database.close();
    },
  };
}
