import { withTasks } from "./tasks.ts";
import { refuseAborted } from "./unless-aborted.ts";

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
