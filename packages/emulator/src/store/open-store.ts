import { writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Contents } from "../groups/registry/content/contents.ts";
import { Blobs } from "./blobs.ts";
import { closeFolder } from "./close-folder.ts";
import type { ByteFiles } from "./files/byte-files.ts";
import { flushFolder } from "./files/flush-folder.ts";
import { openFolderFiles } from "./files/folder-files.ts";
import { createMemoryFiles } from "./files/memory-files.ts";
import { lockFiles, lockFolder } from "./folder-lock.ts";
import { openSqliteJournal, type SqliteJournal } from "./sqlite-journal.ts";
import { State } from "./state.ts";

/** What the emulator keeps. */
export interface Store {
  readonly state: State;
  /** The files of deployments. */
  readonly blobs: Blobs;
  /** What the registry holds. */
  readonly contents: Contents;
  /** Absent in memory. */
  readonly journal?: SqliteJournal;
  /** Ends without writing: what is not written has not been acknowledged. */
  close(): void;
}

const database = "state.sqlite";
const ours = [...lockFiles, database, `${database}-wal`, `${database}-shm`, `${database}-journal`, "blobs", "registry"];

/**
 * State and contents: of the data folder, or in memory where there is none.
 *
 * Throws when another emulator has the folder, and names its process; and when the folder cannot be read or written.
 */
export async function openStore(named: string | undefined): Promise<Store> {
  if (named === undefined) {
    const state = new State();
    return { state, ...openFiles(state, createMemoryFiles(), createMemoryFiles()), close: () => state.close() };
  }
  if (named === "") throw new Error("dataFolder: an empty text names no folder; leave it out to keep all in memory");
  // Whoever changes the process's folder later does not move it.
  const dataFolder = resolve(named);
  // Tokens and keys are in there.
  closeFolder(dataFolder, ours);
  const lock = await lockFolder(dataFolder);
  let journal: SqliteJournal | undefined;
  try {
    const file = join(dataFolder, database);
    // Made here, so that it is never open to others; SQLite gives the files beside it the same rights.
    writeFileSync(file, "", { flag: "a", mode: 0o600 });
    journal = await openSqliteJournal(file);
    const state = new State(journal);
    const blobs = openFolderFiles(join(dataFolder, "blobs"));
    const registry = openFolderFiles(join(dataFolder, "registry"));
    // What has just been made in it, and itself.
    for (const folder of [dataFolder, dirname(dataFolder)]) flushFolder(folder);
    return {
      state,
      ...openFiles(state, blobs, registry),
      journal,
      close() {
        try {
          state.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    journal?.close();
    lock.release();
    throw error;
  }
}

function openFiles(state: State, blobs: ByteFiles, registry: ByteFiles): { blobs: Blobs; contents: Contents } {
  return { blobs: new Blobs(blobs, state), contents: new Contents(registry, state) };
}
