import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import { asOf, type Bucket, isKnown, unknownBucket } from "./bucket.ts";
import { inFlightOf, parseBucket, printBucket, type SharedText } from "./bucket-text.ts";
import { hashOf } from "./hash.ts";
import type { StoredText } from "./store.ts";
import { storeError, type WatchedStore } from "./watched-store.ts";

/** What is done to a bucket: a pure function, because it is done anew when another process came first. */
export type Change<T> = (bucket: Bucket, now: number) => readonly [Bucket, T];

/** How long after its window what is known of a bucket is kept, ms. */
const KEEP = 3_600_000;

/** After how many lost races a process waits before the next, for how long at most, and when it gives up, ms. */
const RACES = 3;
const MOMENT = 20;
const MAX_RACE = 5000;

/** What is known of one bucket: by this process alone, or by all that share a store, as long as it is there. */
export class SharedBucket {
  readonly #account: string | undefined;
  readonly #id: string;
  readonly #me: string;
  readonly #store: WatchedStore | undefined;
  #bucket: Bucket = unknownBucket;
  /** What stands in the store, as far as is known here. */
  #text = "";
  #others: SharedText["others"] = {};
  /** How far the store's clock is ahead of the client's, ms. */
  #ahead = 0;
  #isAlone = true;
  #key: string | undefined;

  /** @param store without one, this process is alone. */
  constructor(account: string | undefined, id: string, me: string, store: WatchedStore | undefined) {
    this.#account = account;
    this.#id = id;
    this.#me = me;
    this.#store = store;
  }

  /** As far as it is known here. Its times are those of `now`. */
  get bucket(): Bucket {
    return this.#bucket;
  }

  /** Other processes have attempts under way: how they end is not seen here. */
  get isWatchedElsewhere(): boolean {
    return !this.#isAlone && inFlightOf(this.#others) > 0;
  }

  /** In ticks of the client's clock; Unix time in ms by the store's, once it was there. */
  now(clock: Clock): number {
    return ticks(clock) + this.#ahead;
  }

  /** Changes the bucket as one step. `done` gets the result: at once where this process is alone. */
  update<T>(clock: Clock, change: Change<T>, onResult: (result: T) => void): void {
    const alone = (): void => onResult(this.#changeAlone(clock, change));
    if (!this.#store) alone();
    else this.#changeTogether(this.#store, clock, change).then((outcome) => (outcome ? onResult(outcome[0]) : alone()));
  }

  #changeAlone<T>(clock: Clock, change: Change<T>): T {
    if (!this.#isAlone) this.#goOnAlone();
    const [bucket, result] = change(this.#bucket, this.now(clock));
    this.#bucket = bucket;
    return result;
  }

  /** The others go on alone, too: each takes its part of what remains, and of the windows that come. */
  #goOnAlone(): void {
    const share = 1 / (1 + Object.keys(this.#others).length);
    const { remaining, inFlight } = this.#bucket;
    const mine = inFlight - inFlightOf(this.#others);
    this.#bucket = { ...this.#bucket, share, remaining: Math.floor(remaining * share), inFlight: mine };
    this.#others = {};
    this.#text = "";
    this.#isAlone = true;
  }

  /** Undefined when the store is away. */
  async #changeTogether<T>(store: WatchedStore, clock: Clock, change: Change<T>): Promise<readonly [T] | undefined> {
    this.#key ??= `${this.#account}:${await hashOf(this.#id)}`;
    const end = ticks(clock) + MAX_RACE;
    let unread = 0;
    for (let races = 0; ticks(clock) < end; races++) {
      if (races > RACES) await clock.sleep(Math.random() * MOMENT);
      // What nobody here has read is not written.
      const proposal = this.#isAlone ? undefined : this.#propose(clock, change);
      const { text, ttl } = proposal ?? { text: "", ttl: 0 };
      const expected = this.#text;
      const stored = await store.replace(clock, this.#key, expected, text, ttl);
      if (!stored) return undefined;
      if (proposal && stored.text === text) {
        this.#ahead = stored.now - ticks(clock);
        this.#bucket = proposal.bucket;
        this.#text = text;
        return [proposal.result];
      }
      unread += this.#read(stored, clock) ? 0 : 1;
      // A process that is faster stores a text that can be read, and another one than was expected.
      if (unread > 1 || (proposal && stored.text === expected)) break;
    }
    store.suspend(clock, storeError("ContentionError", "it kept nothing of what it was given"));
    return undefined;
  }

  #propose<T>(clock: Clock, change: Change<T>) {
    const now = this.now(clock);
    const [bucket, result] = change(this.#bucket, now);
    const text = printBucket({ bucket, others: this.#others }, this.#me, now);
    const ttl = KEEP + (bucket.ends < Infinity ? Math.max(0, bucket.ends - now) : 0);
    return { bucket, result, text, ttl: Math.ceil(ttl) };
  }

  /** Takes over what the others know, and adds what only this process knows. False for a text that nobody of ours wrote. */
  #read({ text, now }: StoredText, clock: Clock): boolean {
    const later = now - ticks(clock) - this.#ahead;
    const before = this.#bucket;
    const own = { ...before, began: before.began + later, ends: before.ends + later };
    const mine = own.inFlight - inFlightOf(this.#others);
    const read = parseBucket(text, this.#me, now);
    this.#others = read?.others ?? {};
    const merged = mergeBuckets(own, read?.bucket ?? unknownBucket, now, this.#isAlone);
    const inFlight = mine + inFlightOf(this.#others);
    this.#bucket = { ...merged, inFlight, share: 1, alias: read?.bucket.alias ?? own.alias };
    this.#ahead += later;
    this.#text = text;
    this.#isAlone = false;
    return read !== undefined || text === "";
  }
}

/** What is known together: the store may have forgotten, a process alone did not learn; of two windows the later counts, and what less remains of it. */
function mergeBuckets(own: Bucket, stored: Bucket, now: number, wasAlone: boolean): Bucket {
  if (!isKnown(own)) return stored;
  if (!isKnown(stored)) return asOf(own, now);
  if (!wasAlone) return stored;
  const [here, there] = [asOf(own, now), asOf(stored, now)];
  const later = here.ends > there.ends ? here : there;
  return { ...later, total: there.total, remaining: Math.min(here.remaining, there.remaining) };
}
