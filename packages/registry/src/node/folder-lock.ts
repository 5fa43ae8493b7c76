import { randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, rename, rm, rmdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";
import { PARTIAL } from "./leftovers.ts";

// Several processes may write one layout. What one of them reads and writes anew, the others must not write meanwhile.
//
// The lock is a folder that holds one folder, whose name is its holder's and comes once. It is made elsewhere and gets to its place
// as a whole, which only works where nothing is, or an empty folder. Whoever takes it away from one that was killed names that one: of
// several who try, one does. What is written under it is written within it first: a holder who was thought dead and comes back finds
// that its place is gone, writes nothing, and does its work again.

/** Its name in the folder that is locked. */
export const LOCK = ".lock";

/** How the lock is waited for, in ms. */
export interface LockPatience {
  /** How often the holder shows that it lives. */
  readonly beat: number;
  /** How often others look, on the average. */
  readonly look: number;
  /** Looks between which nothing changed, after which the holder is dead. They are counted, since time goes on while a machine sleeps. */
  readonly looks: number;
  /** How long all of it may take. */
  readonly most: number;
}

const PATIENCE: LockPatience = { beat: 500, look: 25, looks: 200, most: 60_000 };

/** What the system says where a folder is in the way that is not empty, or, on Windows, any. */
const TAKEN: readonly unknown[] = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES", "EBUSY"];

/**
 * Does what nobody else may do to a folder at the same time; a holder that was killed loses the lock after some five seconds, and `work` is
 * done again. What that writes stands at the place that it gets until it is renamed.
 *
 * @throws `InputError` when others have it for a minute; `ContentError` when something else is at its place.
 */
export async function withFolderLock<T>(
  folder: string,
  name: string,
  work: (place: string) => Promise<T>,
  patience: LockPatience = PATIENCE,
): Promise<T> {
  const end = performance.now() + patience.most;
  for (;;) {
    const place = await takeLock(folder, name, patience, end);
    const beat = setInterval(() => {
      const now = new Date();
      // Whether it is still there shows when it is written from.
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

/** @returns the place of this holder in the lock. */
async function takeLock(folder: string, name: string, patience: LockPatience, end: number): Promise<string> {
  const lock = join(folder, LOCK);
  const own = randomUUID();
  const made = join(folder, `${PARTIAL}${own}`);
  await mkdir(join(made, own), { recursive: true });
  let seen: string | undefined;
  let looks = 0;
  try {
    for (;;) {
      if (await movedTo(made, lock)) return join(lock, own);
      const holder = await holderOf(lock, name);
      const now = holder && `${holder.name} ${holder.mtimeMs}`;
      looks = now === seen ? looks + 1 : 0;
      seen = now;
      if (holder === undefined) await removeEmptyLock(folder);
      else if (looks >= patience.looks) await takeAway(folder, holder.name);
      if (performance.now() > end) {
        throw new InputError(
          `${name} is being written by others since ${patience.most / 1000} s: try again, or remove its folder ${LOCK} if nobody writes it`,
          {},
        );
      }
      await sleep(patience.look * (0.5 + Math.random()));
    }
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}

async function movedTo(made: string, lock: string): Promise<boolean> {
  try {
    await rename(made, lock);
    return true;
  } catch (error) {
    if (!TAKEN.includes(codeOf(error))) throw error;
    // Where there is no lock, something else is wrong, such as that nothing may be written here.
    if (!(await isThere(lock)) && (codeOf(error) === "EPERM" || codeOf(error) === "EACCES")) throw error;
    return false;
  }
}

/** Who has the lock, and when it last showed that it lives; undefined when nobody has it now. */
async function holderOf(lock: string, name: string): Promise<{ name: string; mtimeMs: number } | undefined> {
  try {
    // What a link led to would belong to somebody else.
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

/** Takes the lock away from a holder that is dead, unless somebody else did. */
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
