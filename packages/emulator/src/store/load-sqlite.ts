type Sqlite = typeof import("node:sqlite");

/** Node's own SQLite, loaded only for a data folder. Throws an error that names the Node to take where this one has none. */
export async function loadSqlite(load: () => Promise<Sqlite> = () => import("node:sqlite")): Promise<Sqlite> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(
      `A data folder needs node:sqlite, which Node ${process.versions.node} does not have. Take Node 22.13 or later, or leave the data folder out`,
      { cause },
    );
  }
}
