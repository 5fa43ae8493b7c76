import { AbortedError, abortWith } from "@slipway/core";

/**
 * Runs `work` on each item, at most `limit` at a time.
 *
 * The first failure aborts the signal that the others were given, and is thrown once they have ended; an abort from
 * outside ends all the same, with an `AbortedError`.
 */
export async function inParallel<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  limit: number,
  signal: AbortSignal | undefined,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const release = abortWith(failure, signal);
  const running = new Set<Promise<void>>();
  let first: { readonly error: unknown } | undefined;
  const fail = (error: unknown) => {
    first ??= { error };
    failure.abort(error);
  };
  try {
    for await (const item of items) {
      if (failure.signal.aborted) break;
      const task = work(item, failure.signal)
        .catch(fail)
        .finally(() => running.delete(task));
      running.add(task);
      if (running.size >= limit) await Promise.race(running);
    }
  } catch (error) {
    fail(error);
  }
  await Promise.all(running);
  release();
  if (signal?.aborted) throw new AbortedError("It was aborted before everything was done", { cause: signal.reason });
  if (first) throw first.error;
}
