import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { DatabaseSync as Database } from "node:sqlite";
import { codeOf } from "./files/open-folder.ts";
import { loadSqlite } from "./load-sqlite.ts";

export interface FolderLock {
  release(): void;
}

const lockName = "lock.sqlite";
const ownerName = "owner.json";

export const lockFiles: readonly string[] = [lockName, `${lockName}-journal`, ownerName];

/** Locks a data folder with SQLite's file lock, which ends with the process. POSIX drops it with any second handle of the file: open none. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const { DatabaseSync } = await loadSqlite();
  const file = join(folder, lockName);
  makeOwnFile(file);
  const database: Database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (isBusy(error)) throw inUseError(folder, error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The data folder ${folder} cannot be locked: ${reason}. Choose one on a disk of this machine`, {
      cause: error,
    });
  }
  const owner: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(join(folder, ownerName), JSON.stringify(owner), { mode: 0o600 });
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    release() {
      // Before the lock is released, and only this process's own: another emulator may have made the folder anew.
      const { pid, since } = readOwner(join(folder, ownerName)) ?? owner;
      if (pid === owner.pid && since === owner.since) rmSync(join(folder, ownerName), { force: true });
      database.close();
    },
  };
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

function inUseError(folder: string, cause: unknown): Error {
  const owner = readOwner(join(folder, ownerName));
  const who = owner ? describeOwner(owner) : "another process that is just starting or ending";
  return new Error(`The data folder ${folder} is in use by ${who}. Stop that emulator, or choose another folder`, {
    cause,
  });
}

function describeOwner({ pid, host, since }: Owner): string {
  if (host !== hostname()) return `the process ${pid} on ${host}, since ${since}`;
  return `${pid === process.pid ? "this very process" : "the process"} ${pid}, since ${since}`;
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(file, "utf8"));
    const { pid, host, since } = owner;
    return pid === undefined || host === undefined || since === undefined ? undefined : { pid, host, since };
  } catch {
    return undefined;
  }
}

/** SQLite would create it readable for everybody. */
function makeOwnFile(file: string): void {
  try {
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
