import { abortWith } from "@slipway/core";
import pLimit from "p-limit";
import { checkSignal, refuseAborted } from "./abort.ts";

/**
 * How many transfers are under way at once unless it is said. 200 blobs of 1 MB take a tenth longer with 5; with 12 a tenth less,
 * but registries count the connections of one client.
 */
export const CONCURRENCY = 8;

/** Work that is done in parts, some of them at once. */
export interface Tasks {
  /** Aborted when a part fails, or when the caller's signal is. */
  readonly signal: AbortSignal;
  /** Runs a part of the work as soon as fewer than the bound are running. A part must not wait for another one. */
  run<T>(part: () => Promise<T>): Promise<T>;
  /** Has something that was begun within a part waited for at the end, whether or not the part waits for it. */
  hold<T>(begun: Promise<T>): Promise<T>;
}

/**
 * Does work in parts: the first one that fails ends the others, and nothing is running any more when the error is thrown.
 *
 * @param concurrency how many parts may run at once
 */
export async function withTasks<T>(
  concurrency: number,
  signal: AbortSignal | undefined,
  work: (tasks: Tasks) => Promise<T>,
): Promise<T> {
  checkSignal(signal);
  const failed = new AbortController();
  const limit = pLimit(concurrency);
  const all = new Set<Promise<unknown>>();
  const release = abortWith(failed, signal);
  let first: { readonly error: unknown } | undefined;
  function hold<T>(begun: Promise<T>): Promise<T> {
    all.add(begun);
    void begun.catch(() => {}).finally(() => all.delete(begun));
    return begun;
  }
  const tasks: Tasks = {
    signal: failed.signal,
    run: (part) => {
      const running = limit(async () => {
        try {
          refuseAborted(failed.signal);
          return await part();
        } catch (error) {
          first ??= { error };
          failed.abort(error);
          throw error;
        }
      });
      return hold(running);
    },
    hold,
  };
  try {
    return await work(tasks);
  } catch (error) {
    failed.abort(error);
    throw first ? first.error : error;
  } finally {
    while (all.size > 0) await Promise.allSettled(all);
    release();
  }
}
