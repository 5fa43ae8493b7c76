import { AbortedError, isAbortedError } from "../errors/aborted-error.ts";
import { isApiError } from "../errors/api-error.ts";
import { must, mustBeSignal } from "../errors/must.ts";
import { abortWith } from "./abort-with.ts";
import { refuseAborted } from "./unless-aborted.ts";

/** Transfers at once unless it is said. 200 blobs of 1 MB take a tenth longer with 5, and with 12 a tenth less; but registries count connections. */
export const CONCURRENCY = 8;

export interface Tasks {
  readonly signal: AbortSignal;
  /** Runs a part of the work as soon as fewer than the bound are running. A part must not wait for another one. */
  run<T>(part: () => Promise<T>): Promise<T>;
  ready(): Promise<void>;
  /** Has something that was begun within a part waited for at the end, whether or not the part waits for it. */
  hold<T>(promise: Promise<T>): Promise<T>;
}

/**
 * Does work in parts, `concurrency` at once; the first failure, or an abort (`AbortedError`), ends the others, and is thrown when none runs
 * any more. A 429 that retries could not wait out halves the concurrency, and its part begins again, unless it ran alone.
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
    // What is aborted ends with errors of many kinds; they have one cause.
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
        // Without retries, or where the wait would be too long, a request was sent once.
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

/** Room for so many at a time. What comes when it is full waits in a queue. */
class Room {
  places: number;
  #running = 0;
  /** A set keeps the order, and forgets its first without moving the others. */
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
