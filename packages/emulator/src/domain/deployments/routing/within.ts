import { processorTime, TooLong, withinTime } from "../../../engine/within-time.ts";

/** Processor time per attempt in ms. A pattern that uses up the first one is marked as slow. */
const [attempts, maxTimeOfSlow] = [[25, 25, 50, 100], 10] as const;
const slow = new Set<string>();
const maxSlow = 1000;
/** The running match with its start in processor time; an abort leaves it set. */
let running: { readonly name: string; readonly text: string; readonly at: number } | undefined;

/** Bounds of the cache: matches, and characters of a text. */
const [maxCached, maxTextLength] = [20_000, 256];

/** Matches by text and pattern: a timer costs more than most matches. */
const cache = new Map<string, Map<string, RegExpExecArray | null>>();
let cacheSize = 0;

/** While set, uncached matches throw `CacheMiss`, so that no timer is needed. */
let isCacheOnly = false;

/** An uncached match was needed. */
class CacheMiss extends Error {
  override readonly name: string = "CacheMiss";
}

export function matchOf(name: string, make: () => RegExp, text: string): RegExpExecArray | null {
  const before = cache.get(text)?.get(name);
  if (before !== undefined) return before;
  if (isCacheOnly) throw new CacheMiss();
  if (running?.name !== name || running.text !== text) running = { name, text, at: processorTime() };
  const find = () => make().exec(text);
  const match = slow.has(name) ? withinTime(maxTimeOfSlow, find) : find();
  running = undefined;
  if (text.length > maxTextLength) return match;
  if (++cacheSize > maxCached) {
    cache.clear();
    cacheSize = 1;
  }
  const ofText = cache.get(text) ?? new Map<string, RegExpExecArray | null>();
  cache.set(text, ofText.set(name, match));
  return match;
}

/** Runs pure matching work with a time limit; undefined when it is exceeded. `work` may be aborted anywhere and run again. */
export function matchWithinTime<Result>(work: () => Result): { readonly result: Result } | undefined {
  try {
    isCacheOnly = true;
    return { result: work() };
  } catch (error) {
    if (!(error instanceof CacheMiss)) throw error;
  } finally {
    isCacheOnly = false;
  }
  for (const ms of attempts) {
    try {
      return { result: withinTime(ms, work) };
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      if (running && (slow.has(running.name) || processorTime() - running.at >= attempts[0] - 1)) break;
    }
  }
  if (slow.size >= maxSlow) slow.clear();
  if (running) slow.add(running.name);
  running = undefined;
  return undefined;
}
