/** What stands in a store. */
export interface StoredText {
  /** The text under the key; empty where there is none. */
  readonly text: string;
  /** The store's own Unix time in ms: all who use it go by this one clock, whatever their machines' say. */
  readonly now: number;
}

/**
 * Where limiters of many processes keep together what they know: short texts by key, numbers and hashes of 100 kB at most, no token and no
 * route. Anything that replaces a text as one step can be a store; the guide `docs/guides/many-processes.md` has one for Redis.
 */
export interface LimiterStore {
  /**
   * Replaces the text under a key by `next` if it is `expected`, else leaves it as it is; where the two are equal, that reads it.
   *
   * It has to be atomic: of two that expect the same text, one replaces it, and the other gets the text of the first. A text that was
   * replaced is never given again, so a replica that lags behind does not do. A text may be forgotten at any time; it is learned anew.
   *
   * @param expected empty: nothing stands there.
   * @param ttl how many ms the text is worth keeping.
   * @returns what stands there now.
   * @throws whatever it likes: the limiter then goes on by itself, as it does after a second.
   */
  replace(key: string, expected: string, next: string, ttl: number): Promise<StoredText>;
}
