import { AbortedError, isAbortedError } from "../errors/abort-errors.ts";
import { isApiError } from "../errors/api-error.ts";
import { must, mustBeSignal } from "../errors/input-error.ts";
import { abortWith } from "../transport/clock.ts";
import { refuseAborted } from "./unless-aborted.ts";

/** Default number of concurrent transfers. 200 blobs of 1 MB take 10 % longer with 5 and 10 % less with 12, but registries limit connections. */
export const CONCURRENCY = 8;

export interface Tasks {
  readonly signal: AbortSignal;
  /** Runs a part of the work when the bound allows. A part must not wait for another one. */
  run<T>(part: () => Promise<T>): Promise<T>;
  ready(): Promise<void>;
  /** Waits for a promise at the end, whether or not its part does. */
  hold<T>(promise: Promise<T>): Promise<T>;
}

/**
 * Runs work in parts, at most `concurrency` at once. The first failure or an abort (`AbortedError`) ends the others, and is thrown when
 * none runs any more. A 429 that outlasts its retries halves the concurrency, and its part runs again, unless it was the only one.
 */
export async function withTasks<T>(
  concurrency: number,
  signal: AbortSignal | undefined,
  work: (tasks: Tasks) => Promise<T>,
): Promise<T> {
  must(Number.isInteger(concurrency) && concurrency > 0, "concurrency", `be a whole number from 1, not ${concurrency}`);
  mustBeSignal(signal);
  const failed = new AbortController();
  const release = abortWith(failed, signal);
  const room = new Room(concurrency);
  const all = new Set<Promise<unknown>>();
  const errors: unknown[] = [];

  const fail = (thrown: unknown): void => {
    // Aborted parts fail with various errors, all because of the signal.
    const isAbort = signal?.aborted && !isAbortedError(thrown);
    errors.push(isAbort ? new AbortedError("was aborted", { cause: signal.reason }) : thrown);
    failed.abort(thrown);
  };
  const inRoom = async <P>(part: () => Promise<P>): Promise<P> => {
    for (;;) {
      await room.enter();
      const { places } = room;
      try {
        refuseAborted(failed.signal);
        return await part();
      } catch (error) {
        // A request that was sent once had no retries, or none in time.
        const isLimited = isApiError(error) && error.status === 429 && (error.attempts ?? 1) > 1;
        if (!isLimited || failed.signal.aborted || places === 1) {
          fail(error);
          throw error;
        }
        room.places = Math.min(room.places, Math.floor(places / 2));
      } finally {
        room.leave();
      }
    }
  };
  const hold = <P>(promise: Promise<P>): Promise<P> => {
    all.add(promise);
    void promise.catch(() => {}).finally(() => all.delete(promise));
    return promise;
  };
  const settleAll = async (): Promise<void> => {
    while (all.size > 0) await Promise.allSettled(all);
  };

  const tasks: Tasks = {
    signal: failed.signal,
    run: (part) => hold(inRoom(part)),
    async ready() {
      await room.enter();
      room.leave();
    },
    hold,
  };
  try {
    const result = await work(tasks);
    await settleAll();
    if (errors.length === 0) return result;
  } catch (error) {
    fail(error);
  } finally {
    await settleAll();
    release();
  }
  throw errors[0];
}

class Room {
  places: number;
  #running = 0;
  /** A set keeps the order, and removes its first entry in constant time. */
  readonly #queue = new Set<() => void>();

  constructor(places: number) {
    this.places = places;
  }

  async enter(): Promise<void> {
    if (this.#running < this.places) this.#running++;
    else await new Promise<void>((resolve) => this.#queue.add(resolve));
  }

  leave(): void {
    const [next] = this.#queue;
    if (!next || this.#running > this.places) {
      this.#running--;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}

/**
 * Runs `work` on at most `concurrency` items at once, with results in order. The first failure or an abort ends the others; once they have
 * ended, it is thrown, an abort as `AbortedError`.
 */
export function inParallel<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  concurrency: number,
  signal: AbortSignal | undefined,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  return withTasks(concurrency, signal, async (tasks) => {
    const results: Result[] = [];
    let count = 0;
    refuseAborted(tasks.signal);
    for await (const item of items) {
      const place = count++;
      const part = async (): Promise<void> => {
        results[place] = await work(item, tasks.signal);
      };
      tasks.run(part).catch(() => {});
      await tasks.ready();
      refuseAborted(tasks.signal);
    }
    return results;
  });
}
