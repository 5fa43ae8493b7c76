import { type EventRow, eventTable } from "../domain/events/record-event.ts";
import { type DeliveryRow, deliveryTable } from "../domain/events/webhook-tables.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import { PlatformError } from "../engine/platform-error.ts";
import type { RequestRecord } from "../engine/request-log.ts";
import type { Services } from "../engine/services.ts";
import type { ServedRecord } from "../hosting/served.ts";
import type { Change } from "../store/store.ts";
import { type Delivery, presentDelivery } from "./deliveries.ts";

/** A live event of the emulator. It never holds a row's content, a token or a code. */
export type EmulatorEvent =
  /** A row was added, changed or removed; `*` replaces a secret id. */
  | {
      readonly kind: "row";
      readonly change: "added" | "changed" | "removed";
      readonly table: string;
      readonly id: string;
    }
  /** An entry in an account's activity log. */
  | {
      readonly kind: "happened";
      readonly type: string;
      readonly text: string;
      readonly accountId: string;
      readonly projectId?: string;
      readonly entityId?: string;
    }
  | { readonly kind: "request"; readonly request: RequestRecord }
  | { readonly kind: "served"; readonly served: ServedRecord }
  /** A delivery was created or has changed. */
  | { readonly kind: "delivery"; readonly delivery: Delivery }
  /** The network policy of a sandbox session refused a connection. */
  | { readonly kind: "refused"; readonly sessionId: string; readonly sentence: string }
  /** Events dropped because the reader did not keep up. */
  | { readonly kind: "lost"; readonly count: number };

export interface Feed {
  publish(event: EmulatorEvent): void;
  /** Events from now on, until the signal aborts or the emulator closes. Throws above the maximum of listeners. */
  listen(signal?: AbortSignal): AsyncIterableIterator<EmulatorEvent>;
}

const maxListeners = 100;

export function createFeed(services: Services): Feed {
  const { store, closing } = services;
  const queues = new Set<Queue<EmulatorEvent>>();
  let forget: (() => void) | undefined;

  function publish(event: EmulatorEvent): void {
    for (const queue of queues) queue.put(event);
  }

  function stop(queue: Queue<EmulatorEvent>): void {
    queues.delete(queue);
    // Without listeners the store's changes are not observed, which saves their cost.
    if (queues.size > 0) return;
    forget?.();
    forget = undefined;
  }

  return {
    publish,
    listen(signal) {
      if (queues.size >= maxListeners) throw tooMany();
      const over = signal ? AbortSignal.any([signal, closing]) : closing;
      const queue = new Queue<EmulatorEvent>(
        (count) => ({ kind: "lost", count }),
        over,
        () => stop(queue),
      );
      if (over.aborted) return queue;
      queues.add(queue);
      forget ??= store.onChanges((changes) => {
        for (const change of changes) for (const event of eventsOf(change, services)) publish(event);
      });
      return queue;
    },
  };
}

function tooMany(): PlatformError {
  return new PlatformError(429, "rate_limited", `${maxListeners} listeners are connected already, the maximum`);
}

function eventsOf({ table, id, rowBefore, rowAfter }: Change, services: Services): EmulatorEvent[] {
  const change = rowBefore ? (rowAfter ? "changed" : "removed") : "added";
  const row: EmulatorEvent = { kind: "row", change, table: table.name, id: table.secret === "id" ? "*" : id };
  if (table === deliveryTable && rowAfter)
    return [row, { kind: "delivery", delivery: presentDelivery(services, rowAfter as DeliveryRow) }];
  if (table !== eventTable || change !== "added") return [row];
  const { type, text, accountId, projectId, entityId } = rowAfter as EventRow;
  return [row, { kind: "happened", type, text, accountId, ...omitUndefined({ projectId, entityId }) }];
}

const maxQueued = 1000;

/** A bounded queue for one reader, which drops the oldest items. */
class Queue<Item> implements AsyncIterableIterator<Item, undefined> {
  readonly #lost: (count: number) => Item;
  readonly #signal: AbortSignal;
  readonly #onEnd: () => void;
  #items: Item[] = [];
  #dropped = 0;
  #isOver = false;
  #wake: () => void = () => {};

  constructor(lost: (count: number) => Item, signal: AbortSignal, onEnd: () => void) {
    this.#lost = lost;
    this.#signal = signal;
    this.#onEnd = onEnd;
    if (signal.aborted) this.#isOver = true;
    else signal.addEventListener("abort", this.#end);
  }

  put(item: Item): void {
    if (this.#isOver) return;
    this.#items.push(item);
    if (this.#items.length > maxQueued) {
      // In batches: dropping one at a time would move the whole array each time.
      this.#items = this.#items.slice(maxQueued / 2);
      this.#dropped += maxQueued / 2;
    }
    this.#wake();
  }

  async next(): Promise<IteratorResult<Item, undefined>> {
    while (!this.#isOver) {
      if (this.#dropped > 0) {
        const count = this.#dropped;
        this.#dropped = 0;
        return { done: false, value: this.#lost(count) };
      }
      const [item] = this.#items.splice(0, 1);
      if (item !== undefined) return { done: false, value: item };
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Item, undefined>> {
    this.#end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  readonly #end = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#items = [];
    this.#signal.removeEventListener("abort", this.#end);
    this.#wake();
    this.#onEnd();
  };
}
