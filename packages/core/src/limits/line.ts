import { ticks } from "../transport/clock.ts";
import type { Clock } from "../types/client.ts";
import { asOf, type Bucket, land, leave, roomIn, stay } from "./bucket.ts";
import type { Ledger } from "./ledger.ts";
import type { Slots } from "./slots.ts";

/** How a wait ends: a request leaves; its turn will not come in time; its bucket turned out to be another one. */
export type Turn = "go" | "over" | "moved";

/** What became of an attempt, as its bucket sees it. */
export type Step = (bucket: Bucket, now: number) => Bucket;

/** A request that waits. */
export interface Waiting {
  /** Its place among all, over all lines. */
  readonly place: number;
  /** In `ticks` of the client's clock. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/** How often it is looked whether attempts of other processes have ended, ms: between half of it and half more. */
const LOOK = 50;

/** The requests of this process that wait for one bucket, first come first served. */
export class Line {
  readonly #ledger: Ledger;
  readonly #slots: Slots;
  readonly #concurrency: number;
  readonly #waiting = new Map<Waiting, (turn: Turn) => void>();
  #steps: Step[] = [];
  #clock: Clock;
  #isServing = false;
  #isStale = false;
  #cancelWake = (): void => {};

  constructor(ledger: Ledger, slots: Slots, concurrency: number, clock: Clock) {
    this.#ledger = ledger;
    this.#slots = slots;
    this.#concurrency = concurrency;
    this.#clock = clock;
  }

  get bucket(): Bucket {
    return this.#ledger.bucket;
  }

  /** The place of who is next; `Infinity` where nobody waits. */
  get head(): number {
    for (const { place } of this.#waiting.keys()) return place;
    return Infinity;
  }

  /** Nobody waits, nothing is under way, and no window is open: it can be forgotten. */
  get isIdle(): boolean {
    const { flying, ends } = this.bucket;
    const isOver = ends === Infinity || ends <= this.#ledger.now(this.#clock);
    return isOver && !flying && !this.#waiting.size && !this.#isServing && !this.#steps.length;
  }

  /** Waits until a request may leave. One that can only leave after its deadline leaves at once. */
  wait(waiting: Waiting, clock: Clock): Promise<Turn> {
    const { deadline, signal } = waiting;
    this.#clock = clock;
    return new Promise((resolve) => {
      let cancel = (): void => {};
      const end = (turn: Turn): void => {
        cancel();
        signal?.removeEventListener("abort", giveUp);
        this.#waiting.delete(waiting);
        resolve(turn);
      };
      const giveUp = (): void => {
        end("over");
        if (!this.#waiting.size) this.#cancelWake();
      };
      // A timer may run off a moment too early, and what leaves by then would be sent.
      const expire = (): void => {
        const left = deadline - ticks(clock);
        if (left <= 0) giveUp();
        else if (left < Infinity) cancel = clock.after(left, expire);
      };
      if (signal?.aborted || ticks(clock) >= deadline) return end("over");
      expire();
      signal?.addEventListener("abort", giveUp);
      this.#waiting.set(waiting, end);
      this.serve();
    });
  }

  /** What was learned of the bucket. */
  note(...steps: readonly Step[]): void {
    this.#steps.push(...steps);
    this.serve();
  }

  /** An attempt has ended, and this was learned from it. */
  land(...steps: readonly Step[]): void {
    this.#steps.push(...steps, land);
    this.#slots.giveBack(1);
    this.serve();
  }

  /** Lets those go who may. */
  serve(): void {
    if (this.#isServing) return;
    this.#cancelWake();
    const clock = this.#clock;
    const now = this.#ledger.now(clock);
    const seats = this.#slots.take(this.#next(asOf(this.bucket, now), now).length);
    if (!seats && !this.#steps.length && !this.#isStale) {
      this.#wakeLater(now);
      return;
    }
    const steps = this.#steps.splice(0);
    this.#isServing = true;
    this.#isStale = false;
    this.#ledger.update(
      clock,
      (before, now) => {
        const bucket = steps.reduce((known, step) => step(known, now), asOf(before, now));
        const going = this.#next(bucket, now).slice(0, seats);
        return [leave(bucket, now, going.length), going];
      },
      (going) => {
        // Some may have given up meanwhile.
        const leaving = going.flatMap((waiting) => this.#waiting.get(waiting) ?? []);
        const left = going.length - leaving.length;
        if (left) this.#steps.push((bucket) => stay(bucket, left));
        for (const end of leaving) end("go");
        if (this.bucket.alias) for (const end of [...this.#waiting.values()]) end("moved");
        this.#isServing = false;
        this.#slots.giveBack(seats - leaving.length);
        this.serve();
      },
    );
  }

  /** Who may leave now: those next in line; and while nothing is left, those for whom the next window comes too late. */
  #next(bucket: Bucket, now: number): Waiting[] {
    const waiting = [...this.#waiting.keys()];
    if (bucket.alias) return [];
    if (bucket.left >= 1) return waiting.slice(0, roomIn(bucket, this.#concurrency));
    const until = ticks(this.#clock) + bucket.ends - now;
    return waiting.filter(({ deadline }) => deadline <= until);
  }

  /** Looks again when the window is over, or another process may have been answered. What ends here is seen without. */
  #wakeLater(now: number): void {
    if (!this.#waiting.size) return;
    const bucket = asOf(this.bucket, now);
    const look = (): void => {
      this.#isStale = true;
      this.serve();
    };
    if (bucket.left < 1) this.#wakeIn(bucket.ends - now, () => this.serve());
    else if (!roomIn(bucket, this.#concurrency) && this.#ledger.isWatchedElsewhere)
      this.#wakeIn(LOOK * (0.5 + Math.random()), look);
  }

  /** A wait of the client, as a clock has to know it that goes on while clients wait. */
  #wakeIn(ms: number, wake: () => void): void {
    const over = new AbortController();
    this.#cancelWake = () => over.abort();
    void this.#clock.sleep(ms, over.signal).then(() => over.signal.aborted || wake());
  }
}
