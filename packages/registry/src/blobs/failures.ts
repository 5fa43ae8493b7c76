import { type Client, isApiError } from "@slipway/core/call";
import { refuseAborted } from "@slipway/core/internal";

/** Upper bound of the first drawn wait, and of any, in ms. */
const BASE = 200;
const CAP = 10_000;
/** Longest wait that a registry may ask for where the client has no total timeout, in ms. */
const MAX_WAIT = 300_000;

/** Bytes that count as progress: a registry that gives one at a time would never end. */
const MIN_PROGRESS = 1024;

/** Limit of resumptions in a row without progress. */
const MAX_FAILURES = 4;

/** Failures of a transfer in a row without progress. */
export class Failures {
  count = 0;
  #reached: number;

  constructor(offset: number = 0) {
    this.#reached = offset;
  }

  /** Counts anew where the transfer has advanced. */
  advance(offset: number): void {
    if (offset < this.#reached + MIN_PROGRESS) return;
    this.count = 0;
    this.#reached = offset;
  }

  /**
   * Waits before a broken transfer is resumed: not at all after the first failure, then longer. Throws the `error` where they are too many, or
   * the registry wants a longer wait than the client's total timeout, or five minutes.
   */
  async pause(error: unknown, { clock, timeout }: Client, signal: AbortSignal | undefined): Promise<void> {
    const isAnswer = isApiError(error);
    // `withTasks` reads the attempts: waiting did not help.
    if (++this.count > MAX_FAILURES) throw isAnswer ? Object.assign(error, { attempts: this.count }) : error;
    const total = timeout?.total ?? MAX_WAIT;
    const max = Number.isFinite(total) ? total : MAX_WAIT;
    const drawn = this.count > 1 ? Math.random() * Math.min(max, CAP, BASE * 2 ** (this.count - 1)) : 0;
    const wait = isAnswer && error.retryAt ? Number(error.retryAt) - clock.now() : drawn;
    if (wait > max) throw error;
    if (wait > 0) await clock.sleep(wait, signal);
    refuseAborted(signal);
  }
}
