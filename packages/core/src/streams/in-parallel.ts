import { withTasks } from "./tasks.ts";
import { refuseAborted } from "./unless-aborted.ts";

/**
 * Runs `work` on each item, at most `concurrency` at a time, and returns the results in order. The first failure aborts the signal of the
 * others, and is thrown when they have ended; an abort from outside ends in an `AbortedError`.
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
      // `withTasks` reports failures.
      tasks.run(part).catch(() => {});
      await tasks.ready();
      refuseAborted(tasks.signal);
    }
    return results;
  });
}
