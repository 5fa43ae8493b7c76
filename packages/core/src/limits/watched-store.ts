import { harmless } from "../middleware/harmless.ts";
import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import type { LimiterStore, StoredText } from "./store.ts";

/** Bound of an answer of the store, ms: a limiter must not cost time. */
const PATIENCE = 1000;
const LAST_LOOK = 50;

/** Pause after a failure, ms, and after a question without an answer. */
const PAUSE = 1000;
const LONG_PAUSE = 30_000;

/** A store that may be unreachable: meanwhile no call waits for it, and one question at a time probes it. */
export class WatchedStore {
  readonly #store: LimiterStore;
  readonly #onError: ((error: unknown) => void) | undefined;
  #isAway = false;
  /** It stored a text since it was last unreachable; a read-only replica never does. */
  #isWritten = true;
  #askAgain = 0;

  constructor(store: LimiterStore, onError: ((error: unknown) => void) | undefined) {
    this.#store = store;
    this.#onError = onError;
  }

  async replace(
    clock: Clock,
    ...[key, ...texts]: Parameters<LimiterStore["replace"]>
  ): Promise<StoredText | undefined> {
    if (this.#isAway && ticks(clock) >= this.#askAgain) await this.#lookForIt(clock, key);
    if (this.#isAway) return undefined;
    try {
      // Two timers, so that an answer that arrived while this process was busy is read between them.
      const stored = await wait(clock, [PATIENCE - LAST_LOOK, LAST_LOOK], this.#ask(key, ...texts));
      this.#isWritten ||= stored?.text === texts[1];
      if (stored) return stored;
      this.suspend(clock, storeError("TimeoutError", `no answer within ${PATIENCE} ms`));
    } catch (error) {
      this.suspend(clock, error);
    }
    return undefined;
  }

  suspend(clock: Clock, error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#askAgain = ticks(clock) + (this.#isWritten ? PAUSE : LONG_PAUSE);
    if (this.#isWritten) this.report(error);
    this.#isWritten = false;
  }

  report(error: unknown): void {
    const onError = this.#onError;
    if (onError) return void harmless("onStoreError", onError, () => onError(error));
    harmless("the limiter's store (limits now hold only within this process)", this.#store, () => {
      throw error;
    });
  }

  /** Probes the store. A reachable one answers soon, so no call waits longer. */
  async #lookForIt(clock: Clock, key: string): Promise<void> {
    const askedAt = ticks(clock);
    this.#askAgain = askedAt + LONG_PAUSE;
    const asking = this.#ask(key, "", "", 0).then(
      () => {
        // A client that queued the question while it was disconnected answers late, and then is fast.
        if (ticks(clock) - askedAt < PATIENCE) this.#isAway = false;
        else this.#askAgain = 0;
      },
      () => {
        this.#askAgain = ticks(clock) + PAUSE;
      },
    );
    await wait(clock, [LAST_LOOK], asking);
  }

  async #ask(...args: Parameters<LimiterStore["replace"]>): Promise<StoredText> {
    const { text, now } = await this.#store.replace(...args);
    if (typeof text !== "string" || !Number.isFinite(now)) throw new TypeError("The store returned no text and time");
    return { text, now };
  }
}

/** An error with a telling name, because the console gets only the name. */
export function storeError(name: string, problem: string): Error {
  return Object.assign(new Error(`The limiter's store: ${problem}`), { name });
}

/** Waits for a promise, with one timer after the other; undefined when all have fired. */
function wait<T>(clock: Clock, [ms = 0, ...more]: readonly number[], promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(more.length ? wait(clock, more, promise) : undefined));
    promise.then(resolve, reject).finally(cancel);
  });
}
