import { processorTime, TooLong, withinTime } from "../../../engine/within-time.ts";

/** Patterns get so many ms of a processor a request, more at each attempt; one that takes all of the first alone is `slow`. */
const [attempts, longestOfSlow] = [[25, 25, 50, 100], 10] as const;
const slow = new Set<string>();
const mostSlow = 1000;
/** The pattern that has been begun and not ended, however often, with its text; and since when, by the processor's time. */
let begun: { readonly name: string; readonly text: string; readonly at: number } | undefined;

/** As much is remembered of what patterns have found, in matches; then it begins anew. And so long a text, in characters. */
const [mostKnown, longestText] = [20_000, 256];

/** By text and pattern. What was found before is found at once: to watch over the time of work costs more than most of that work. */
const known = new Map<string, Map<string, RegExpExecArray | null>>();
let countKnown = 0;

/** Whether nothing is matched but what is known: nobody watches over it. */
let isKnownOnly = false;

/** A pattern was met that nobody knows the outcome of. */
class Unknown extends Error {
  override readonly name: string = "Unknown";
}

export function matchOf(name: string, make: () => RegExp, text: string): RegExpExecArray | null {
  const before = known.get(text)?.get(name);
  if (before !== undefined) return before;
  if (isKnownOnly) throw new Unknown();
  if (begun?.name !== name || begun.text !== text) begun = { name, text, at: processorTime() };
  const find = () => make().exec(text);
  const found = slow.has(name) ? withinTime(longestOfSlow, find) : find();
  begun = undefined;
  if (text.length > longestText) return found;
  if (++countKnown > mostKnown) {
    known.clear();
    countKnown = 1;
  }
  const ofText = known.get(text) ?? new Map<string, RegExpExecArray | null>();
  known.set(text, ofText.set(name, found));
  return found;
}

/** What `work` returns; undefined where it takes too long. It is ended wherever it is and may be begun again: it changes nothing outside. */
export function within<Result>(work: () => Result): { readonly result: Result } | undefined {
  try {
    isKnownOnly = true;
    return { result: work() };
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  } finally {
    isKnownOnly = false;
  }
  for (const ms of attempts) {
    try {
      return { result: withinTime(ms, work) };
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      if (begun && (slow.has(begun.name) || processorTime() - begun.at >= attempts[0] - 1)) break;
    }
  }
  if (slow.size >= mostSlow) slow.clear();
  if (begun) slow.add(begun.name);
  begun = undefined;
  return undefined;
}
