import { onAbort, ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import { asOf, type Bucket, grant, release, roomIn, withdraw } from "./bucket.ts";
import type { SharedBucket } from "./shared-bucket.ts";
import { isOver, type Lease, type Slots } from "./slots.ts";

/** Result of a wait: the request may be sent, its deadline comes first, or its bucket has another name. */
export type Grant = "granted" | "expired" | "moved";

export type Step = (bucket: Bucket, now: number) => Bucket;

export interface Waiting extends Lease {
  readonly place: number;
  readonly signal?: AbortSignal | undefined;
}

/** Interval of looking for finished attempts of other processes, ms; each is varied by half. */
const LOOK_INTERVAL = 50;

/** Bound of a step in the store, and interval of waiting calls' own checks, ms: a runtime may drop the call that would wake them. */
const MAX_STEP = 10_000;

/** Queue of this process's requests for one bucket, first come, first served. */
export class Queue {
  readonly #shared: SharedBucket;
  readonly #slots: Slots;
  readonly #concurrency: number;
  readonly #waiting = new Map<Waiting, (grant: Grant) => void>();
  #steps: Step[] = [];
  #clock: Clock;
  /** The current step in the store, and the slots it has taken. */
  #serving: (Lease & { readonly seats: number }) | undefined;
  #isStale = false;
  #nextLook = 0;
  #cancelWake = (): void => {};

  constructor(shared: SharedBucket, slots: Slots, concurrency: number, clock: Clock) {
    this.#shared = shared;
    this.#slots = slots;
    this.#concurrency = concurrency;
    this.#clock = clock;
  }

  get bucket(): Bucket {
    return this.#shared.bucket;
  }

  get head(): number {
    for (const { place } of this.#waiting.keys()) return place;
    return Infinity;
  }

  /** The queue can be forgotten: nothing waits or is in flight, and no window is open. */
  get isIdle(): boolean {
    const { inFlight, ends } = this.bucket;
    const isClosed = ends === Infinity || ends <= this.#shared.now(this.#clock);
    return isClosed && !inFlight && !this.#waiting.size && !this.#serving && !this.#steps.length;
  }

  /** Waits until a request may be sent; at once if its deadline comes first. */
  wait(waiting: Waiting): Promise<Grant> {
    const { deadline, signal, clock } = waiting;
    this.#clock = clock;
    if (this.#waiting.size || this.#slots.isFull || !roomIn(this.bucket, this.#concurrency)) this.#slots.endDropped();
    return new Promise((resolve) => {
      let cancel = (): void => {};
      let unlink = (): void => {};
      let isOpen = true;
      const end = (grant: Grant): void => {
        isOpen = false;
        cancel();
        unlink();
        this.#waiting.delete(waiting);
        resolve(grant);
      };
      const giveUp = (): void => {
        end("expired");
        if (!this.#waiting.size) this.#cancelWake();
      };
      // A Worker may have dropped the call whose answer or timer would wake this one.
      const startTimer = (): void => {
        if (!isOpen) return;
        cancel = clock.after(Math.min(deadline - ticks(clock), MAX_STEP), () => {
          // A timer may fire early, and a late grant would still be sent.
          if (isOver(waiting)) return giveUp();
          this.#lookAnew(clock);
          startTimer();
        });
      };
      if (signal?.aborted || isOver(waiting)) return end("expired");
      this.#waiting.set(waiting, end);
      unlink = onAbort(signal, giveUp);
      this.serve();
      startTimer();
    });
  }

  /** Frees the places of dropped calls and serves again: one waiting call does so for the whole queue. */
  #lookAnew(clock: Clock): void {
    if (ticks(clock) < this.#nextLook) return;
    this.#nextLook = ticks(clock) + MAX_STEP;
    this.#slots.endDropped();
    this.serve();
  }

  note(...steps: readonly Step[]): void {
    this.#steps.push(...steps);
    this.serve();
  }

  release(waiting: Waiting, ...steps: readonly Step[]): void {
    const isHeld = this.#slots.end(waiting);
    this.#steps.push(...steps, ...(isHeld ? [release] : []));
    if (isHeld) this.#slots.giveBack(1);
    this.serve();
  }

  serve(): void {
    if (this.#serving) {
      if (!isOver(this.#serving)) return;
      const { seats } = this.#serving;
      this.#serving = undefined;
      this.#slots.giveBack(seats);
      if (this.#serving) return;
    }
    this.#cancelWake();
    const clock = this.#clock;
    const now = this.#shared.now(clock);
    const seats = this.#slots.take(this.#next(asOf(this.bucket, now), now).length);
    if (!seats && !this.#steps.length && !this.#isStale) {
      this.#wakeLater(now);
      return;
    }
    const steps = this.#steps.splice(0);
    const serving = { deadline: ticks(clock) + MAX_STEP, clock, seats };
    this.#serving = serving;
    this.#isStale = false;
    this.#shared.update(
      clock,
      (before, now) => {
        const bucket = steps.reduce((state, step) => step(state, now), asOf(before, now));
        const candidates = this.#next(bucket, now).slice(0, seats);
        return [grant(bucket, now, candidates.length), candidates];
      },
      (candidates) => {
        const isLate = this.#serving !== serving;
        const granted = isLate ? [] : candidates.filter((waiting) => this.#waiting.has(waiting) && !isOver(waiting));
        const unused = candidates.length - granted.length;
        if (unused) this.#steps.push((bucket) => withdraw(bucket, unused));
        for (const waiting of granted) {
          this.#slots.hold(waiting, () => this.release(waiting));
          this.#waiting.get(waiting)?.("granted");
        }
        for (const waiting of candidates) if (isOver(waiting)) this.#waiting.delete(waiting);
        if (this.bucket.alias) for (const end of [...this.#waiting.values()]) end("moved");
        if (!isLate) {
          this.#serving = undefined;
          this.#slots.giveBack(seats - granted.length);
        }
        this.serve();
      },
    );
  }

  /** Requests that may be sent now: the next ones, or in an exhausted window those whose deadline comes first. */
  #next(bucket: Bucket, now: number): Waiting[] {
    const waiting = [...this.#waiting.keys()];
    if (bucket.alias) return [];
    if (bucket.remaining >= 1) return waiting.slice(0, roomIn(bucket, this.#concurrency));
    const until = ticks(this.#clock) + bucket.ends - now;
    return waiting.filter(({ deadline }) => deadline <= until);
  }

  /** Schedules the next look: at the window's end, or while other processes have attempts in flight. */
  #wakeLater(now: number): void {
    if (!this.#waiting.size) return;
    const bucket = asOf(this.bucket, now);
    const look = (): void => {
      this.#isStale = true;
      this.serve();
    };
    if (bucket.remaining < 1) this.#wakeIn(bucket.ends - now, () => this.serve());
    else if (!roomIn(bucket, this.#concurrency) && this.#shared.isWatchedElsewhere)
      this.#wakeIn(LOOK_INTERVAL * (0.5 + Math.random()), look);
  }

  /** `sleep` instead of `after`, so that test clocks advance by it. */
  #wakeIn(ms: number, wake: () => void): void {
    const over = new AbortController();
    this.#cancelWake = () => over.abort();
    void this.#clock.sleep(ms, over.signal).then(() => over.signal.aborted || wake());
  }
}
