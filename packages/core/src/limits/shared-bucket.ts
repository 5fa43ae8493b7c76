import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import { asOf, type Bucket, isKnown, unknownBucket } from "./bucket.ts";
import { inFlightOf, parseBucket, printBucket, type SharedText } from "./bucket-text.ts";
import { hashOf } from "./limited-by.ts";
import type { StoredText } from "./store.ts";
import { storeError, type WatchedStore } from "./watched-store.ts";

/** Change of a bucket. It is pure, because it runs again when another process came first. */
export type Change<T> = (bucket: Bucket, now: number) => readonly [Bucket, T];

const KEEP = 3_600_000;

/** Lost races before the first pause, the longest pause in ms, and the bound of all races in ms. */
const RACES = 3;
const MOMENT = 20;
const MAX_RACE = 5000;

/** State of one bucket, shared by a store while that is reachable, else of this process alone. */
export class SharedBucket {
  readonly #account: string | undefined;
  readonly #id: string;
  readonly #me: string;
  readonly #store: WatchedStore | undefined;
  #bucket: Bucket = unknownBucket;
  #text = "";
  #others: SharedText["others"] = {};
  /** Offset of the store's clock, ms. */
  #ahead = 0;
  #isAlone = true;
  #key: string | undefined;

  constructor(account: string | undefined, id: string, me: string, store: WatchedStore | undefined) {
    this.#account = account;
    this.#id = id;
    this.#me = me;
    this.#store = store;
  }

  get bucket(): Bucket {
    return this.#bucket;
  }

  /** Other processes have attempts in flight, whose end this process does not see. */
  get isWatchedElsewhere(): boolean {
    return !this.#isAlone && inFlightOf(this.#others) > 0;
  }

  /** Ticks of the client's clock, or once the store was reached Unix time by the store's clock, ms. */
  now(clock: Clock): number {
    return ticks(clock) + this.#ahead;
  }

  /** Changes the bucket atomically. Without a store `onResult` runs at once. */
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

  /** All processes go on alone, so that each takes its part of the rest and of later windows. */
  #goOnAlone(): void {
    const share = 1 / (1 + Object.keys(this.#others).length);
    const { remaining, inFlight } = this.#bucket;
    const mine = inFlight - inFlightOf(this.#others);
    this.#bucket = { ...this.#bucket, share, remaining: Math.floor(remaining * share), inFlight: mine };
    this.#others = {};
    this.#text = "";
    this.#isAlone = true;
  }

  async #changeTogether<T>(store: WatchedStore, clock: Clock, change: Change<T>): Promise<readonly [T] | undefined> {
    this.#key ??= `${this.#account}:${await hashOf(this.#id)}`;
    const end = ticks(clock) + MAX_RACE;
    let unread = 0;
    for (let races = 0; ticks(clock) < end; races++) {
      if (races > RACES) await clock.sleep(Math.random() * MOMENT);
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
      // A faster process would have stored a readable text other than the expected one.
      if (unread > 1 || (proposal && stored.text === expected)) break;
    }
    store.suspend(clock, storeError("ContentionError", "a write was not stored"));
    return undefined;
  }

  #propose<T>(clock: Clock, change: Change<T>) {
    const now = this.now(clock);
    const [bucket, result] = change(this.#bucket, now);
    const text = printBucket({ bucket, others: this.#others }, this.#me, now);
    const ttl = KEEP + (bucket.ends < Infinity ? Math.max(0, bucket.ends - now) : 0);
    return { bucket, result, text, ttl: Math.ceil(ttl) };
  }

  /** Merges the stored state into this process's. False for a foreign text. */
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

/** Merges two states. A store may have forgotten, and a process alone did not learn; of two windows the later one counts, with the smaller rest. */
function mergeBuckets(own: Bucket, stored: Bucket, now: number, wasAlone: boolean): Bucket {
  if (!isKnown(own)) return stored;
  if (!isKnown(stored)) return asOf(own, now);
  if (!wasAlone) return stored;
  const [here, there] = [asOf(own, now), asOf(stored, now)];
  const later = here.ends > there.ends ? here : there;
  return { ...later, total: there.total, remaining: Math.min(here.remaining, there.remaining) };
}
