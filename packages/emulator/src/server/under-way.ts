import { ConnectionCut } from "../engine/faults/inject.ts";

/** The requests of an emulator that are being answered. */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();

  /** Aborted when no more requests are taken: whoever waits for something that comes from outside has to stop. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Answers a request. Throws `ConnectionCut` for one that comes after the end, or fails because of it. */
  async answer(work: () => Promise<Response>): Promise<Response> {
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

  /** Takes no more requests, and resolves when those that were taken have ended, in whatever way. */
  async end(): Promise<void> {
    this.#closing.abort(closed());
    await Promise.allSettled(this.#works);
  }
}

function closed(cause?: unknown): ConnectionCut {
  return new ConnectionCut("The emulator is closed", { cause });
}
