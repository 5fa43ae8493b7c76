import { statfs } from "node:fs/promises";
import { unprocessable } from "./limits.ts";
import { beside } from "./runtimes/files/beside.ts";
import type { Measured } from "./runtimes/files/measure.ts";

const often = 100;

/** Space of a disk that stays free for the emulator, in bytes and as a part of the disk, whichever is less. */
const maxReserve = 1024 ** 3;
const reservedPart = 1 / 20;

export interface Holding {
  readonly folder: string;
  readonly name: string;
  readonly most: number;
  /** Bytes of the layers below, which count as well. */
  readonly below?: number;
  readonly sessionId?: string;
}

export interface Watched {
  readonly holdings: readonly Holding[];
  end(why: string): Promise<void>;
}

interface Shortage extends Measured {
  readonly free: number;
}

/** Ends what runs in sandboxes that hold more than they may, or have nearly filled the disk, and begins nothing there: others go on. */
export class DiskGuard {
  readonly #root: () => string;
  readonly #running: () => readonly Watched[];
  readonly #known = new Map<string, { readonly bytes: number; readonly free: number }>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(root: () => string, running: () => readonly Watched[]) {
    this.#root = root;
    this.#running = running;
  }

  async begin(folder: string): Promise<void> {
    const { free } = await stateOf(this.#root());
    this.#known.set(folder, { bytes: 0, free });
  }

  forget(folder: string): void {
    this.#known.delete(folder);
  }

  async demandRoom(holdings: readonly Holding[], more = 0): Promise<void> {
    const why = await this.#whyFull(holdings, more, await stateOf(this.#root()));
    if (why) throw unprocessable(`${why}; delete the sandbox`);
  }

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
      const state = await stateOf(this.#root());
      for (const { holdings, end } of running) {
        const why = await this.#whyFull(holdings, 0, state);
        if (why) await end(`${why}, and all that ran in it was ended`);
      }
    } catch {
      // It is looked at again, and whoever writes to that disk gets the error.
    } finally {
      this.#isLooking = false;
    }
  }

  async #whyFull(
    holdings: readonly Holding[],
    more: number,
    { free, shortage }: DiskState,
  ): Promise<string | undefined> {
    if (shortage && (await hold(holdings, shortage))) return sentence(shortage);
    for (const [index, holding] of holdings.entries()) {
      if (await this.#isOver(holding, index === 0 ? more : 0, free)) {
        const excess = index === 0 && more > 0 ? `, and ${inMebibytes(more)} more do not fit` : "";
        return `${holding.name} may hold ${inMebibytes(holding.most)} of disk${excess || ", and holds more"}`;
      }
    }
    return undefined;
  }

  /** Measures a folder only where the disk has lost more since the last time than was left to the folder. */
  async #isOver(holding: Holding, more: number, free: number): Promise<boolean> {
    const { folder, sessionId } = holding;
    const most = holding.most - (holding.below ?? 0);
    const last = this.#known.get(folder);
    if (last && last.bytes + Math.max(0, last.free - free) + more <= most) return false;
    const bound = { bytes: most, entries: 0 };
    const { bytes = 0 } = (await beside({ kind: "measure", folders: [folder], most: bound, sessionId })) ?? {};
    this.#known.set(folder, { bytes, free });
    return bytes + more > most;
  }
}

function inMebibytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2)} MiB`;
}

export async function demandDisk(folder: string): Promise<void> {
  const { shortage } = await stateOf(folder);
  if (shortage) throw unprocessable(`The disk of this machine has ${inMebibytes(shortage.free)} left`);
}

function sentence({ free, bytes }: Shortage): string {
  return `The disk of this machine has ${inMebibytes(free)} left, and the sandbox holds more than ${inMebibytes(bytes)} of it or many small files`;
}

interface DiskState {
  readonly free: number;
  readonly shortage?: Shortage;
}

async function stateOf(folder: string): Promise<DiskState> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const free = bavail * bsize;
  const bytes = Math.min(maxReserve, blocks * bsize * reservedPart);
  const entries = files * reservedPart;
  // Some disks have as many files as fit, and say that they have none.
  return free < bytes || ffree < entries ? { free, shortage: { free, bytes, entries } } : { free };
}

async function hold(holdings: readonly Holding[], most: Measured): Promise<boolean> {
  const folders = holdings.map(({ folder }) => folder);
  const sessionId = holdings.find((holding) => holding.sessionId !== undefined)?.sessionId;
  const { bytes = 0, entries = 0 } = (await beside({ kind: "measure", folders, most, sessionId })) ?? {};
  return bytes > most.bytes || (most.entries > 0 && entries > most.entries);
}
