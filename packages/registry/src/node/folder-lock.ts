import { randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, rename, rm, rmdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";
import { PARTIAL } from "./leftovers.ts";

// A lock between processes that write one layout: a read and the write that depends on it must not be interleaved.
//
// The lock is a folder that holds one folder with its holder's unique name. It is made elsewhere and renamed into place, which only
// works where nothing is, or an empty folder. A killed holder's lock is taken away by renaming the folder of that holder: of several
// processes that try, one succeeds. Files are written within the lock first: a holder that was thought dead and comes back finds its
// folder gone, writes nothing, and repeats its work.

/** The lock's name in the locked folder. */
export const LOCK = ".lock";

/** Timing of the wait for the lock, in ms. */
export interface LockPatience {
  /** Interval at which the holder shows that it lives. */
  readonly beat: number;
  /** Average interval at which others look. */
  readonly look: number;
  /** Unchanged looks after which the holder is dead. They are counted, since a clock goes on while a machine sleeps. */
  readonly looks: number;
  /** Limit of the whole wait. */
  readonly total: number;
}

const PATIENCE: LockPatience = { beat: 500, look: 25, looks: 200, total: 60_000 };

/** System errors where a filled folder is in the way, or, on Windows, any folder. */
const OCCUPIED: readonly unknown[] = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES", "EBUSY"];

/**
 * Runs `work` on a folder under a lock. A killed holder loses the lock after some five seconds; a holder that comes back later repeats
 * `work`, whose files stay within the `place` that it gets until they are renamed.
 *
 * @throws `InputError` when other processes have it for a minute; `ContentError` when something else is at its place.
 */
export async function withFolderLock<T>(
  folder: string,
  name: string,
  work: (place: string) => Promise<T>,
  patience: LockPatience = PATIENCE,
): Promise<T> {
  const end = performance.now() + patience.total;
  for (;;) {
    const place = await takeLock(folder, name, patience, end);
    const beat = setInterval(() => {
      const now = new Date();
      // A lost lock shows when it is written from.
      utimes(place, now, now).catch(() => {});
    }, patience.beat);
    try {
      return await work(place);
    } catch (error) {
      if ((await isThere(place)) || performance.now() > end) throw error;
    } finally {
      clearInterval(beat);
      await rm(place, { recursive: true, force: true });
      await removeEmptyLock(folder);
    }
  }
}

/** @returns this holder's folder in the lock. */
async function takeLock(folder: string, name: string, patience: LockPatience, end: number): Promise<string> {
  const lock = join(folder, LOCK);
  const own = randomUUID();
  const partial = join(folder, `${PARTIAL}${own}`);
  await mkdir(join(partial, own), { recursive: true });
  let lastState: string | undefined;
  let looks = 0;
  try {
    for (;;) {
      if (await movedTo(partial, lock)) return join(lock, own);
      const holder = await holderOf(lock, name);
      const now = holder && `${holder.name} ${holder.mtimeMs}`;
      looks = now === lastState ? looks + 1 : 0;
      lastState = now;
      if (holder === undefined) await removeEmptyLock(folder);
      else if (looks >= patience.looks) await takeAway(folder, holder.name);
      if (performance.now() > end) {
        throw new InputError(
          `${name} is being written by others since ${patience.total / 1000} s: try again, or remove its folder ${LOCK} if nobody writes it`,
          {},
        );
      }
      await sleep(patience.look * (0.5 + Math.random()));
    }
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function movedTo(partial: string, lock: string): Promise<boolean> {
  try {
    await rename(partial, lock);
    return true;
  } catch (error) {
    if (!OCCUPIED.includes(codeOf(error))) throw error;
    // Without a lock there, the cause is elsewhere, such as a folder without write permission.
    if (!(await isThere(lock)) && (codeOf(error) === "EPERM" || codeOf(error) === "EACCES")) throw error;
    return false;
  }
}

/** The holder of the lock, and when it last showed that it lives; undefined when the lock is free. */
async function holderOf(lock: string, name: string): Promise<{ name: string; mtimeMs: number } | undefined> {
  try {
    // A link would lead to another folder.
    if (!(await lstat(lock)).isDirectory()) {
      throw new ContentError(`${name} is damaged: something else is where ${LOCK} belongs`, { content: LOCK });
    }
    const [holder] = await readdir(lock);
    return holder === undefined ? undefined : { name: holder, mtimeMs: (await lstat(join(lock, holder))).mtimeMs };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Takes the lock away from a dead holder, unless another process has done so. */
async function takeAway(folder: string, holder: string): Promise<void> {
  const away = join(folder, `${PARTIAL}${randomUUID()}`);
  const isMine = await rename(join(folder, LOCK, holder), away).then(
    () => true,
    () => false,
  );
  if (isMine) await rm(away, { recursive: true, force: true });
}

async function removeEmptyLock(folder: string): Promise<void> {
  await rmdir(join(folder, LOCK)).catch(() => {});
}

async function isThere(place: string): Promise<boolean> {
  return lstat(place).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
