import { harmless } from "../middleware/harmless.ts";
import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import type { LimiterStore, StoredText } from "./store.ts";

/** How long an answer of the store is waited for, ms: a limiter is to save time. */
const PATIENCE = 1000;
const LAST_LOOK = 50;

/** How long it is left alone after it failed, ms, and how long one question without an answer keeps back the next. */
const PAUSE = 1000;
const LONG_PAUSE = 30_000;

/** A store that may be away: while it is, nobody waits for it. One question at a time finds out whether it is back. */
export class WatchedStore {
  readonly #store: LimiterStore;
  readonly #onError: ((error: unknown) => void) | undefined;
  #isAway = false;
  /** It kept a text since it was away last: one that is only read, such as a replica, is not back. */
  #isWritten = true;
  /** When it is asked again, in ticks of the clock. */
  #askAgain = 0;

  constructor(store: LimiterStore, onError: ((error: unknown) => void) | undefined) {
    this.#store = store;
    this.#onError = onError;
  }

  /** As the store's own; undefined while it is away. */
  async replace(
    clock: Clock,
    ...[key, ...texts]: Parameters<LimiterStore["replace"]>
  ): Promise<StoredText | undefined> {
    if (this.#isAway && ticks(clock) >= this.#askAgain) await this.#lookForIt(clock, key);
    if (this.#isAway) return undefined;
    try {
      // In two parts: where this process was busy meanwhile, it reads between them what has come.
      const stored = await waitInParts(clock, [PATIENCE - LAST_LOOK, LAST_LOOK], this.#ask(key, ...texts));
      this.#isWritten ||= stored?.text === texts[1];
      if (stored) return stored;
      this.suspend(clock, storeError("TimeoutError", `no answer within ${PATIENCE} ms`));
    } catch (error) {
      this.suspend(clock, error);
    }
    return undefined;
  }

  /** The store is away from now on: `onStoreError` is called once each time, and on the console once. */
  suspend(clock: Clock, error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#askAgain = ticks(clock) + (this.#isWritten ? PAUSE : LONG_PAUSE);
    if (this.#isWritten) this.report(error);
    this.#isWritten = false;
  }

  /** Says why nothing is shared. */
  report(error: unknown): void {
    const onError = this.#onError;
    if (onError) return void harmless("onStoreError", onError, () => onError(error));
    harmless("the limiter's store, without which this process keeps to the limits by itself,", this.#store, () => {
      throw error;
    });
  }

  /** Asks whether it is back. One that is answers soon; nobody waits longer for one that is not. */
  async #lookForIt(clock: Clock, key: string): Promise<void> {
    const askedAt = ticks(clock);
    this.#askAgain = askedAt + LONG_PAUSE;
    const asking = this.#ask(key, "", "", 0).then(
      () => {
        // A client that kept the question until it was connected again answers late, and the next one in time.
        if (ticks(clock) - askedAt < PATIENCE) this.#isAway = false;
        else this.#askAgain = 0;
      },
      () => {
        this.#askAgain = ticks(clock) + PAUSE;
      },
    );
    await waitInParts(clock, [LAST_LOOK], asking);
  }

  /** A store may throw, and answer what is none. */
  async #ask(...args: Parameters<LimiterStore["replace"]>): Promise<StoredText> {
    const { text, now } = await this.#store.replace(...args);
    if (typeof text !== "string" || !Number.isFinite(now)) throw new TypeError("The store answered no text and time");
    return { text, now };
  }
}

/** An error that says what happened by its name, which is all of it that the console gets. */
export function storeError(name: string, problem: string): Error {
  return Object.assign(new Error(`The limiter's store: ${problem}`), { name });
}

/** Waits for a promise so many ms, one part after the other; undefined when it takes longer. */
function waitInParts<T>(
  clock: Clock,
  [ms = 0, ...more]: readonly number[],
  promise: Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(more.length ? waitInParts(clock, more, promise) : undefined));
    promise.then(resolve, reject).finally(cancel);
  });
}
