/** What stands in a store. */
export interface Kept {
  /** The text under the key; empty where there is none. */
  readonly text: string;
  /** The store's own Unix time in ms: all who use it go by this one clock, whatever their machines' say. */
  readonly now: number;
}

/**
 * Where limiters of many processes keep together what they know: short texts by key. Anything that replaces a text as one step can
 * be a store: Redis, a Durable Object, a row of a database. The guide `docs/guides/many-processes.md` has one for Redis.
 *
 * What is stored holds no token and no route: keys are hashes, texts are numbers and hashes, 100 kB at most.
 */
export interface LimiterStore {
  /**
   * Replaces the text under a key by `next`, if it is `expected`; otherwise leaves it as it is. Where the two are equal there
   * is nothing to write: that is how a text is read.
   *
   * It has to be atomic: of two that expect the same text, one replaces it, and the other one gets the text of the first. A
   * text that was replaced is never given again, so a replica that lags behind does not do. A text may be forgotten at any time;
   * what it knew is learned anew.
   *
   * @param expected empty: nothing stands there.
   * @param ttl how many ms the text is worth keeping.
   * @returns what stands there now.
   * @throws whatever it likes. The limiter then goes on by itself, as it does when the answer takes longer than a second.
   */
  replace(key: string, expected: string, next: string, ttl: number): Promise<Kept>;
}
