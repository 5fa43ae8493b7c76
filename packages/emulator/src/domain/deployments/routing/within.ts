import { TooLong, withinTime } from "../../../engine/within-time.ts";

/** How long the patterns of a deployment may take for one request, in real ms: some take for ever to say no. */
const longest = 250;

/** What `work` returns; undefined where it takes too long. It is ended wherever it is, also in the middle of a pattern. */
export function within<Result>(work: () => Result): { readonly result: Result } | undefined {
  try {
    return { result: withinTime(longest, work) };
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}
