import { lstat, readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { unprocessable } from "./refusals.ts";

/** How often the disk is looked at while something runs, in ms. */
const often = 100;

/** As much of a disk stays free of sandboxes' files, in bytes and as a part of it, whichever is less: there the emulator keeps its own. */
const mostReserve = 1024 ** 3;
const reservedPart = 1 / 20;

/** What runs in a session. */
export interface Watched {
  /** Where its files are, on this machine. */
  readonly folders: readonly string[];
  /** Ends it by force, and tells why. */
  end(why: string): Promise<void>;
}

/** How nearly full a disk is: what it has left, and what a sandbox may hold of it all the same. */
interface Shortage {
  readonly left: number;
  readonly bytes: number;
  readonly entries: number;
}

/** Ends what runs in sandboxes that have nearly filled the disk, and begins nothing there: those that hold little go on. */
export class DiskGuard {
  readonly #root: () => string;
  readonly #running: () => readonly Watched[];
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  /** @param running what runs at that moment, session by session */
  constructor(root: () => string, running: () => readonly Watched[]) {
    this.#root = root;
    this.#running = running;
  }

  /** Throws 422 where these folders hold too much of a disk that is nearly full. */
  async demandRoom(folders: readonly string[]): Promise<void> {
    const shortage = await shortageOf(this.#root());
    if (shortage && (await hold(folders, shortage))) throw unprocessable(`${sentence(shortage)}; delete the sandbox`);
  }

  /** Looks from now on, until nothing runs any more. */
  watch(): void {
    this.#timer ??= setInterval(() => void this.#look(), often).unref();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const running = this.#running();
      if (running.length === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
        return;
      }
      const shortage = await shortageOf(this.#root());
      if (!shortage) return;
      for (const { folders, end } of running) {
        if (await hold(folders, shortage)) await end(`${sentence(shortage)}, and all that ran in it was ended`);
      }
    } catch {
      // It is looked at again, and whoever writes to that disk is told what is wrong with it.
    } finally {
      this.#isLooking = false;
    }
  }
}

function sentence({ left, bytes }: Shortage): string {
  const mebibytes = (count: number) => `${Math.floor(count / 1024 ** 2)} MiB`;
  return `The disk of this machine has ${mebibytes(left)} left, and the sandbox holds more than ${mebibytes(bytes)} of it or many small files`;
}

/** Absent: there is enough. */
async function shortageOf(folder: string): Promise<Shortage | undefined> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const left = bavail * bsize;
  const bytes = Math.min(mostReserve, blocks * bsize * reservedPart);
  const entries = files * reservedPart;
  // Some disks have as many files as fit, and say that they have none.
  return left < bytes || ffree < entries ? { left, bytes, entries } : undefined;
}

/** Whether folders hold more than so much; what comes and goes meanwhile counts or not. */
async function hold(folders: readonly string[], most: Pick<Shortage, "bytes" | "entries">): Promise<boolean> {
  let bytes = 0;
  let entries = 0;
  const left = [...folders];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const each of found) {
      const path = join(folder, each.name);
      if (each.isDirectory()) left.push(path);
      entries += 1;
      bytes += await lstat(path).then(
        ({ blocks }) => blocks * 512,
        () => 0,
      );
      if (bytes > most.bytes || (most.entries > 0 && entries > most.entries)) return true;
    }
  }
  return false;
}
