import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { accessAdvice, closeFolder, demandAccess } from "./close-folder.ts";
import { type ByteFiles, isPath } from "./files/byte-files.ts";
import { flushFolder } from "./files/flush-folder.ts";
import { openFolderFiles } from "./files/folder-files.ts";
import { createMemoryFiles } from "./files/memory-files.ts";
import { ownFolder } from "./files/own-folder.ts";
import { type FolderLock, lockFiles, lockFolder } from "./folder-lock.ts";
import { openSqliteJournal, type SqliteJournal } from "./sqlite-journal.ts";
import { Store, type StoreOptions } from "./store.ts";

export interface OpenStore {
  readonly store: Store;
  files(folder: string): ByteFiles;
  folders(): string[];
  /** Absent in memory. */
  readonly journal?: SqliteJournal;
  close(): void;
}

const database = "state.sqlite";
const fileFolder = "files";
const [sandboxes, functions] = ["sandboxes", "functions"];
const ours = [
  ...lockFiles,
  database,
  `${database}-wal`,
  `${database}-shm`,
  `${database}-journal`,
  fileFolder,
  sandboxes,
  functions,
];

export function sandboxFolder(dataFolder: string): string {
  return join(resolve(dataFolder), sandboxes);
}

export function functionFolder(dataFolder: string): string {
  return join(resolve(dataFolder), functions);
}

/** Opens rows and files in a data folder, or in memory. Throws when another emulator has the folder, or it cannot be read or written. */
export async function openStore(
  folder: string | undefined,
  options: Omit<StoreOptions, "journal">,
): Promise<OpenStore> {
  if (folder === undefined) {
    const store = new Store(options);
    return { store, ...filesBy(createMemoryFiles), close: () => store.close() };
  }
  if (folder === "") throw new Error("dataFolder: an empty text names no folder; leave it out to keep all in memory");
  // The process may change its working directory later.
  const dataFolder = resolve(folder);
  const lock = await takeFolder(dataFolder);
  let journal: SqliteJournal | undefined;
  try {
    const file = join(dataFolder, database);
    // Created here with the owner's rights only; SQLite gives the files beside it the same.
    writeFileSync(file, "", { flag: "a", mode: 0o600 });
    journal = await openSqliteJournal(file);
    const store = new Store({ ...options, journal });
    const within = ownFolder(dataFolder);
    // The new entries, and the folder's own.
    for (const path of [dataFolder, dirname(dataFolder)]) flushFolder(path);
    return {
      store,
      ...filesBy(
        (name) => openFolderFiles(join(dataFolder, fileFolder, name), within),
        () => foldersIn(join(dataFolder, fileFolder)),
      ),
      journal,
      close() {
        try {
          store.close();
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

async function takeFolder(dataFolder: string): Promise<FolderLock> {
  try {
    // It holds tokens and keys.
    closeFolder(dataFolder, ours);
    demandAccess(dataFolder, ours);
    return await lockFolder(dataFolder);
  } catch (error) {
    if (!(error instanceof Error) || error.message.startsWith("The data folder")) throw error;
    const reason = `The data folder ${dataFolder} (dataFolder, --data) cannot be taken: ${error.message}${accessAdvice(error, dataFolder)}`;
    throw new Error(reason, { cause: error });
  }
}

function filesBy(
  open: (folder: string) => ByteFiles,
  earlier: () => string[] = () => [],
): Pick<OpenStore, "files" | "folders"> {
  const opened = new Map<string, ByteFiles>();
  return {
    files(folder) {
      const files = opened.get(folder) ?? open(folder);
      opened.set(folder, files);
      return files;
    },
    folders: () => [...new Set([...opened.keys(), ...earlier()])],
  };
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && isPath(entry.name) ? entry.name : [],
  );
}
