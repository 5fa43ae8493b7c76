import type { Clock } from "../types/client.ts";
import { Ledger } from "./ledger.ts";
import { Line, type Turn, type Waiting } from "./line.ts";
import { Slots } from "./slots.ts";
import type { WatchedStore } from "./watched-store.ts";

/** How many buckets are remembered; those in use are never forgotten. */
const MOST = 1000;

/** A request's turn, and the line in which it waited for it. */
export interface Taken {
  readonly line: Line;
  readonly turn: Exclude<Turn, "moved">;
}

/** All lines of a limiter, one for each bucket of each account. */
export class Lines {
  readonly #lines = new Map<string, Line>();
  readonly #me = crypto.randomUUID().slice(0, 8);
  readonly #concurrency: number;
  readonly #store: WatchedStore | undefined;
  readonly #slots: Slots;
  #place = 0;

  constructor(concurrency: number, maxInFlight: number, store: WatchedStore | undefined) {
    this.#concurrency = concurrency;
    this.#store = store;
    this.#slots = new Slots(maxInFlight, () => this.#serveAll());
  }

  /**
   * The line of a bucket.
   *
   * @param account whose, as a hash; without one, what is known of the bucket is not shared.
   * @param id a route, or the hash of a bucket's name.
   */
  of(account: string | undefined, id: string, clock: Clock): Line {
    const key = `${account}:${id}`;
    const known = this.#lines.get(key);
    if (known) return known;
    if (this.#lines.size >= MOST) this.#forget();
    const ledger = new Ledger(account, id, this.#me, account === undefined ? undefined : this.#store);
    const line = new Line(ledger, this.#slots, this.#concurrency, clock);
    this.#lines.set(key, line);
    return line;
  }

  /** Waits for a turn in the line of a bucket, or of the one that it turns out to be a part of. */
  async turn(
    account: string | undefined,
    id: string,
    clock: Clock,
    { deadline, signal }: Omit<Waiting, "place">,
  ): Promise<Taken> {
    const waiting = { place: this.#place++, deadline, signal };
    for (;;) {
      const first = this.of(account, id, clock);
      const { alias } = first.bucket;
      const line = alias ? this.of(account, alias, clock) : first;
      const turn = await line.wait(waiting, clock);
      if (turn !== "moved") return { line, turn };
    }
  }

  #forget(): void {
    for (const [key, line] of this.#lines) if (line.isIdle) this.#lines.delete(key);
  }

  /** Who came first is served first. */
  #serveAll(): void {
    const waiting = [...this.#lines.values()].filter(({ head }) => head < Infinity);
    for (const line of waiting.sort((a, b) => a.head - b.head)) line.serve();
  }
}
