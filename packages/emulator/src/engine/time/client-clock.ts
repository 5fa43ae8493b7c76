import type { Clock as CoreClock } from "@slipway/core";
// Core's main entry would load its client, which takes as long as all else at the start of the process.
import { systemClock } from "@slipway/core/raw";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./jobs.ts";

export interface ClientClockParts {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "advance" | "settled">;
  /** Resolves when nothing is being answered, or after `patience` real milliseconds. */
  idle(patience: number): Promise<void>;
  /** Aborted when the emulator takes no more requests. */
  readonly closing: AbortSignal;
}

/** How long time stands still for what is under way, in real ms: some of it may wait for what is to come. */
const patience = 100;

interface Entry {
  /** When it ends, in ms of the emulator's clock. */
  readonly at: number;
  readonly isWait: boolean;
  readonly run: () => void;
  gone(): void;
}

/** The waits and the time limits of clients. */
class Entries {
  readonly #clock: Clock;
  readonly #all = new Set<Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(ms: number, isWait: boolean, run: () => void): Entry {
    // The emulator tells whole milliseconds.
    const at = this.#clock.now() + (ms > 0 ? Math.ceil(ms) : 0);
    const entry: Entry = { at, isWait, run, gone() {} };
    this.#all.add(entry);
    if (!this.#clock.isManual) this.#watch(entry);
    return entry;
  }

  drop(entry: Entry): void {
    this.#all.delete(entry);
    entry.gone();
  }

  end(entry: Entry): void {
    this.drop(entry);
    entry.run();
  }

  endDue(): void {
    for (let entry = this.first(); entry && entry.at <= this.#clock.now(); entry = this.first()) this.end(entry);
  }

  first(): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of this.#all) if (!found || entry.at < found.at) found = entry;
    return found;
  }

  get isWaitedFor(): boolean {
    for (const { isWait, at } of this.#all) if (isWait && at < Infinity) return true;
    return false;
  }

  /** Ends an entry of a real clock in real time. A timer may run off a moment too early, and is no longer than 24 days. */
  #watch(entry: Entry): void {
    entry.gone = systemClock.after(entry.at - this.#clock.now(), () => {
      if (entry.at > this.#clock.now()) this.#watch(entry);
      else this.end(entry);
    });
  }
}

/** The clock of clients in the emulator's time. A manual one moves to the end of the next wait, and never to that of a time limit. */
export function createClientClock({ clock, jobs, idle, closing }: ClientClockParts): CoreClock {
  const entries = new Entries(clock);
  let isMoving = false;

  async function moveOn(): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    while (entries.isWaitedFor) {
      await idle(patience);
      const next = entries.isWaitedFor ? entries.first() : undefined;
      // What a limit is set for may be on its way to the emulator, or back: the limit runs out when it is not lifted in good time.
      const isNext = next && (next.isWait || !(await isLifted(next)));
      if (!isNext || next !== entries.first()) continue;
      await moveTo(next.at);
      entries.endDue();
    }
    isMoving = false;
  }

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
    if ((entries.first()?.at ?? Infinity) <= clock.now()) void jobs.settled().then(() => entries.endDue());
  });

  return {
    now: clock.now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const entry = entries.add(ms, true, done);
        function done(): void {
          entries.drop(entry);
          signal?.removeEventListener("abort", done);
          resolve();
        }
        signal?.addEventListener("abort", done);
        if (clock.isManual) void moveOn();
      }),
    after(ms, run) {
      const entry = entries.add(ms, false, run);
      // What never answers must not hold a test for ever: a limit runs out in real time, too.
      if (clock.isManual) entry.gone = systemClock.after(ms, () => entries.end(entry));
      return () => entries.drop(entry);
    },
  };
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
