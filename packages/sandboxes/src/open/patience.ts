import { type CallOptions, type Client, isTransientError } from "@slipway/core/call";
import { ticks } from "@slipway/core/internal";

/** Default bound of an outage in ms, core's total timeout. */
const TOTAL = 300_000;
const FIRST_WAIT = 500;
const MAX_WAIT = 30_000;

/** Bounds repetitions by the time without progress. */
export class Patience {
  readonly #client: Client;
  readonly #options: CallOptions;
  readonly #total: number;
  #progressAt: number;
  #failures = 0;

  constructor(client: Client, options: CallOptions) {
    this.#client = client;
    this.#options = options;
    this.#total = options.timeout?.total ?? client.timeout?.total ?? TOTAL;
    this.#progressAt = ticks(client.clock);
  }

  progressed(): void {
    this.#progressAt = ticks(this.#client.clock);
    this.#failures = 0;
  }

  get isOver(): boolean {
    return ticks(this.#client.clock) - this.#progressAt > this.#total;
  }

  demand(error: unknown): void {
    if (!isTransientError(error) || this.isOver) throw error;
  }

  async pause(): Promise<void> {
    await this.#client.clock.sleep(Math.min(MAX_WAIT, FIRST_WAIT * 2 ** this.#failures++), this.#options.signal);
  }
}
