import { withTasks } from "./tasks.ts";
import { refuseAborted } from "./unless-aborted.ts";

/**
 * Runs `work` on each item, so many at a time; items are taken only when there is room for them.
 *
 * The first failure aborts the signal that the others were given, and is thrown once they have ended; an abort from
 * outside ends all the same, with an `AbortedError`.
 *
 * @param concurrency a whole number from 1.
 * @returns the results in the order of the items.
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
      // Its failure is the failure of all.
      tasks.run(part).catch(() => {});
      await tasks.ready();
      refuseAborted(tasks.signal);
    }
    return results;
  });
}
