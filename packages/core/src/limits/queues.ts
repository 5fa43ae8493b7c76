import type { Clock } from "../types/client.ts";
import { type Grant, Queue, type Step, type Waiting } from "./queue.ts";
import { SharedBucket } from "./shared-bucket.ts";
import { Slots } from "./slots.ts";
import type { WatchedStore } from "./watched-store.ts";

/** Idle buckets above this number are forgotten. */
const MAX_QUEUES = 1000;

export interface QueueGrant {
  readonly queue: Queue;
  readonly grant: Exclude<Grant, "moved">;
  release(...steps: readonly Step[]): void;
}

export class Queues {
  readonly #queues = new Map<string, Queue>();
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

  /** The queue of a bucket by its route or hashed name. Without an account (a hash) nothing is shared. */
  of(account: string | undefined, id: string, clock: Clock): Queue {
    const key = `${account}:${id}`;
    const existing = this.#queues.get(key);
    if (existing) return existing;
    if (this.#queues.size >= MAX_QUEUES) this.#forget();
    const shared = new SharedBucket(account, id, this.#me, account === undefined ? undefined : this.#store);
    const queue = new Queue(shared, this.#slots, this.#concurrency, clock);
    this.#queues.set(key, queue);
    return queue;
  }

  async grant(
    account: string | undefined,
    id: string,
    clock: Clock,
    { deadline, signal }: Omit<Waiting, "place" | "clock">,
  ): Promise<QueueGrant> {
    const waiting = { place: this.#place++, clock, deadline, signal };
    for (;;) {
      const first = this.of(account, id, clock);
      const { alias } = first.bucket;
      const queue = alias ? this.of(account, alias, clock) : first;
      const grant = await queue.wait(waiting);
      if (grant !== "moved") return { queue, grant, release: (...steps) => queue.release(waiting, ...steps) };
    }
  }

  #forget(): void {
    this.#slots.endDropped();
    for (const [key, queue] of this.#queues) if (queue.isIdle) this.#queues.delete(key);
  }

  #serveAll(): void {
    const waiting = [...this.#queues.values()].filter(({ head }) => head < Infinity);
    for (const queue of waiting.sort((a, b) => a.head - b.head)) queue.serve();
  }
}
