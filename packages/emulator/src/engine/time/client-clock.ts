import type { Clock as CoreClock } from "@slipway/core";
// Not core's main entry: its client would double the time to start.
import { systemClock } from "@slipway/core/raw";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./jobs.ts";

export interface ClientClockParts {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "advance" | "settled">;
  /** Resolves when no request is in flight, or after `patience` real milliseconds. */
  idle(patience: number): Promise<void>;
  /** Aborted when the emulator takes no more requests. */
  readonly closing: AbortSignal;
}

/** Real ms that time waits for requests in flight, some of which may themselves wait for a later time. */
const patience = 100;

interface Entry {
  /** End, in ms of the emulator's clock. */
  readonly at: number;
  readonly isWait: boolean;
  readonly run: () => void;
  cancel(): void;
}

/** The waits and the time limits of clients. */
class Entries {
  readonly #clock: Clock;
  readonly #all = new Set<Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(ms: number, isWait: boolean, run: () => void): Entry {
    const at = this.#clock.now() + (ms > 0 ? Math.ceil(ms) : 0);
    const entry: Entry = { at, isWait, run, cancel() {} };
    this.#all.add(entry);
    if (!this.#clock.isManual) this.#watch(entry);
    return entry;
  }

  drop(entry: Entry): void {
    this.#all.delete(entry);
    entry.cancel();
  }

  end(entry: Entry): void {
    this.drop(entry);
    entry.run();
  }

  endDue(): void {
    for (let entry = this.first(); entry && entry.at <= this.#clock.now(); entry = this.first()) this.end(entry);
  }

  first(): Entry | undefined {
    let earliest: Entry | undefined;
    for (const entry of this.#all) if (!earliest || entry.at < earliest.at) earliest = entry;
    return earliest;
  }

  get isWaitedFor(): boolean {
    for (const { isWait, at } of this.#all) if (isWait && at < Infinity) return true;
    return false;
  }

  /** Ends an entry of a real clock. Timers may fire early, and last at most 24 days. */
  #watch(entry: Entry): void {
    entry.cancel = systemClock.after(entry.at - this.#clock.now(), () => {
      if (entry.at > this.#clock.now()) this.#watch(entry);
      else this.end(entry);
    });
  }
}

/** A client's clock in the emulator's time. A manual clock moves on to the end of the next wait, but not of a time limit. */
export function createClientClock({ clock, jobs, idle, closing }: ClientClockParts): CoreClock {
  const entries = new Entries(clock);
  let isMoving = false;

  async function moveOn(): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    while (entries.isWaitedFor) {
      await idle(patience);
      const next = entries.isWaitedFor ? entries.first() : undefined;
      // The limited call may be in flight: its limit only expires if it is not lifted within `patience`.
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
      // A wait cannot fail. A closed emulator runs and stores nothing.
      clock.moveTo(at);
      if (!closing.aborted) process.emitWarning(error instanceof Error ? error : String(error));
    }
  }

  // For moves by others: a wait ends once the jobs up to its time are done.
  clock.onMove(() => {
    if ((entries.first()?.at ?? Infinity) <= clock.now()) void jobs.settled().then(() => entries.endDue());
  });

  return {
    now: clock.now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const entry = entries.add(ms, true, finish);
        function finish(): void {
          entries.drop(entry);
          signal?.removeEventListener("abort", finish);
          resolve();
        }
        signal?.addEventListener("abort", finish);
        if (clock.isManual) void moveOn();
      }),
    after(ms, run) {
      const entry = entries.add(ms, false, run);
      // In real time too, so that a call without an answer does not hang a test.
      if (clock.isManual) entry.cancel = systemClock.after(ms, () => entries.end(entry));
      return () => entries.drop(entry);
    },
  };
}

function isLifted(limit: Entry): Promise<boolean> {
  return new Promise((resolve) => {
    const { cancel: gone } = limit;
    const cancel = systemClock.after(patience, () => resolve(false));
    limit.cancel = () => {
      gone();
      cancel();
      resolve(true);
    };
  });
}
