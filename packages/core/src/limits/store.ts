/** Entry of a store. */
export interface StoredText {
  /** The text of the key; empty without one. */
  readonly text: string;
  /** Unix time of the store in ms: all processes use this clock instead of their machine's. */
  readonly now: number;
}

/**
 * Storage that limiters of several processes share: texts of at most 100 kB by key, with numbers and hashes, without tokens and routes. Any
 * store with an atomic replace fits; the guide `docs/guides/many-processes.md` has one for Redis.
 */
export interface LimiterStore {
  /**
   * Replaces the text of a key by `next` if it equals `expected`; equal texts make it a read.
   *
   * It must be atomic: of two callers with the same expected text one replaces it, and the other gets the first one's text. A replaced text
   * must not be returned again, which excludes lagging replicas. A text may be lost at any time; it is learned again.
   *
   * @param expected empty: the key has no text.
   * @param ttl lifetime of the text in ms.
   * @returns the entry after the call.
   * @throws any error: the limiter then continues alone, as it does without an answer within a second.
   */
  replace(key: string, expected: string, next: string, ttl: number): Promise<StoredText>;
}
