import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { ConnectionCut } from "../engine/faults/inject.ts";

const quietTurns = 5;

/** Work in flight, such as requests, which ends before the emulator closes. */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Tracks work. Throws `ConnectionCut` for work that starts after closing, or fails because of it. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.closing.aborted) throw closed();
    const working = work();
    this.#works.add(working);
    try {
      return await working;
    } catch (error) {
      throw this.closing.aborted ? closed(error) : error;
    } finally {
      this.#works.delete(working);
    }
  }

  async idle(patience: number): Promise<void> {
    const late = performance.now() + patience;
    for (let quiet = 0; quiet < quietTurns && performance.now() < late; quiet++) {
      await nextTurn();
      if (this.#works.size === 0) continue;
      quiet = 0;
      const over = new AbortController();
      const isLate = wait(late - performance.now(), undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([Promise.allSettled(this.#works), isLate]);
      over.abort();
    }
  }

  async end(): Promise<void> {
    this.#closing.abort(closed());
    await Promise.allSettled(this.#works);
  }
}

function closed(cause?: unknown): ConnectionCut {
  return new ConnectionCut("The emulator is closed", { cause });
}
