import type { Clock as CoreClock } from "@slipway/core";
// Core's main entry would load its client, which takes as long as all else at the start of the process.
import { systemClock } from "@slipway/core/raw";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./jobs.ts";

/** What a client's time follows. */
export interface ClientClockParts {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "advance" | "settled">;
  /** Resolves when nothing is being answered, or after `patience` real milliseconds. */
  calm(patience: number): Promise<void>;
  /** Aborted when the emulator takes no more requests. */
  readonly closing: AbortSignal;
}

/** How long time stands still for what is under way, in real ms: some of it may wait for what is to come. */
const patience = 100;

/** A wait of a client, or a time limit that it has set. */
interface Entry {
  /** When it ends, in ms of the emulator's clock. */
  readonly at: number;
  /** A manual clock moves for it. */
  readonly isWait: boolean;
  readonly run: () => void;
  /** Called when it has ended, or is not wanted any more. */
  gone(): void;
}

/**
 * The clock of clients that live in the emulator's time.
 *
 * A manual clock goes to where the next wait ends, as if nothing else was left to do. It does not go on for a time limit: what a
 * limit is set for has not happened yet, and may be under way. Limits that lie before the end of a wait run out on the way.
 */
export function createClientClock({ clock, jobs, calm, closing }: ClientClockParts): CoreClock {
  const entries = new Set<Entry>();
  let isMoving = false;

  function add(ms: number, isWait: boolean, run: () => void): Entry {
    // The emulator tells whole milliseconds.
    const at = clock.now() + (ms > 0 ? Math.ceil(ms) : 0);
    const entry: Entry = { at, isWait, run, gone() {} };
    entries.add(entry);
    if (!clock.isManual) watch(entry);
    return entry;
  }

  /** Ends an entry of a real clock in real time. A timer may run off a moment too early, and is no longer than 24 days. */
  function watch(entry: Entry): void {
    entry.gone = systemClock.after(entry.at - clock.now(), () => {
      if (entry.at > clock.now()) watch(entry);
      else end(entry);
    });
  }

  function drop(entry: Entry): void {
    entries.delete(entry);
    entry.gone();
  }

  function end(entry: Entry): void {
    drop(entry);
    entry.run();
  }

  /** The entry that ends first; of several at one moment, the oldest. */
  function first(): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of entries) if (!found || entry.at < found.at) found = entry;
    return found;
  }

  function endDue(): void {
    for (let entry = first(); entry && entry.at <= clock.now(); entry = first()) end(entry);
  }

  function isWaitedFor(): boolean {
    for (const { isWait, at } of entries) if (isWait && at < Infinity) return true;
    return false;
  }

  /** Moves a manual clock from entry to entry, as long as somebody waits. */
  async function moveOn(): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    while (isWaitedFor()) {
      await calm(patience);
      const next = isWaitedFor() ? first() : undefined;
      // What a limit is set for may be on its way to the emulator, or back: the limit runs out when it is not lifted in good time.
      const isNext = next && (next.isWait || !(await isLifted(next)));
      if (!isNext || next !== first()) continue;
      await moveTo(next.at);
      endDue();
    }
    isMoving = false;
  }

  function isLifted(limit: Entry): Promise<boolean> {
    return new Promise((resolve) => {
      const { gone } = limit;
      const cancel = systemClock.after(patience, () => resolve(false));
      limit.gone = () => {
        gone();
        cancel();
        resolve(true);
      };
    });
  }

  /** Goes to a moment, when what is due until then is done. */
  async function moveTo(at: number): Promise<void> {
    try {
      await jobs.advance(Math.max(at - clock.now(), 0), patience);
    } catch (error) {
      // A wait cannot fail. Where the emulator is closed nothing is due any more, and nothing is kept.
      clock.moveTo(at);
      if (!closing.aborted) process.emitWarning(error instanceof Error ? error : String(error));
    }
  }

  // Somebody else moved the clock, too: a wait is over when the jobs of its time are done.
  clock.onMove(() => {
    if ((first()?.at ?? Infinity) <= clock.now()) void jobs.settled().then(endDue);
  });

  return {
    now: clock.now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const entry = add(ms, true, done);
        function done(): void {
          drop(entry);
          signal?.removeEventListener("abort", done);
          resolve();
        }
        signal?.addEventListener("abort", done);
        if (clock.isManual) void moveOn();
      }),
    after(ms, run) {
      const entry = add(ms, false, run);
      // What never answers must not hold a test for ever: a limit runs out in real time, too.
      if (clock.isManual) entry.gone = systemClock.after(ms, () => end(entry));
      return () => drop(entry);
    },
  };
}
