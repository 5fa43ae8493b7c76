/** The work on events by their ID, done or being done; what has failed is not among it. */
const seen = new Map<string, Promise<unknown>>();

/** Events that are remembered at most. */
const most = 1000;

/**
 * Does the work on an event unless it was done: undefined then.
 *
 * An event can arrive more than once, also while it is worked on. It counts as seen once its work is done: of what has failed, the
 * platform's next attempt is worked on again. Events are remembered in this process; where several processes receive, remember
 * them where all of them look.
 */
export async function once<Result>(id: unknown, work: () => Promise<Result>): Promise<Result | undefined> {
  // Without an ID there is no telling whether it was seen.
  if (typeof id !== "string" || id === "") return work();
  const known = seen.get(id);
  if (known) {
    await known;
    return undefined;
  }
  const working = work();
  seen.set(id, working);
  const [oldest] = seen.keys();
  if (seen.size > most && oldest !== undefined) seen.delete(oldest);
  try {
    return await working;
  } catch (error) {
    seen.delete(id);
    throw error;
  }
}
