import { type EventRow, eventTable } from "../domain/events/record-event.ts";
import { type DeliveryRow, deliveryTable } from "../domain/events/webhook-tables.ts";
import { PlatformError } from "../engine/platform-error.ts";
import type { RequestRecord } from "../engine/request-log.ts";
import type { Services } from "../engine/services.ts";
import type { ServedRecord } from "../hosting/sites.ts";
import type { Change } from "../store/store.ts";
import { type Delivery, presentDelivery } from "./deliveries.ts";
import { Queue } from "./queue.ts";

/** Something that has just happened in the emulator. Never holds what a row says, a token or a code. */
export type EmulatorEvent =
  /** A row was added, changed or removed; `*` stands for an id that would let somebody in. */
  | {
      readonly kind: "row";
      readonly change: "added" | "changed" | "removed";
      readonly table: string;
      readonly id: string;
    }
  /** An account's list of events has one more. */
  | {
      readonly kind: "happened";
      readonly type: string;
      readonly text: string;
      readonly accountId: string;
      readonly projectId?: string;
      /** The id of what it happened to. */
      readonly entityId?: string;
    }
  | { readonly kind: "request"; readonly request: RequestRecord }
  | { readonly kind: "served"; readonly served: ServedRecord }
  /** There is something to be sent to a webhook, or something has become of it. */
  | { readonly kind: "delivery"; readonly delivery: Delivery }
  /** So many events were dropped, since their reader did not keep up. */
  | { readonly kind: "lost"; readonly count: number };

/** Tells whoever listens what happens. */
export interface Feed {
  tell(event: EmulatorEvent): void;
  /** What happens from now on, until the signal or the emulator's end. Throws when too many listen. */
  listen(signal?: AbortSignal): AsyncIterableIterator<EmulatorEvent>;
}

const mostListeners = 100;

export function createFeed(services: Services): Feed {
  const { store, closing } = services;
  const queues = new Set<Queue<EmulatorEvent>>();
  let forget: (() => void) | undefined;

  function tell(event: EmulatorEvent): void {
    for (const queue of queues) queue.put(event);
  }

  function stop(queue: Queue<EmulatorEvent>): void {
    queues.delete(queue);
    // Nobody pays for what nobody hears.
    if (queues.size > 0) return;
    forget?.();
    forget = undefined;
  }

  return {
    tell,
    listen(signal) {
      if (queues.size >= mostListeners) throw tooMany();
      const over = signal ? AbortSignal.any([signal, closing]) : closing;
      const queue = new Queue<EmulatorEvent>(
        (count) => ({ kind: "lost", count }),
        over,
        () => stop(queue),
      );
      if (over.aborted) return queue;
      queues.add(queue);
      forget ??= store.onChanges((changes) => {
        for (const change of changes) for (const event of eventsOf(change, services)) tell(event);
      });
      return queue;
    },
  };
}

function tooMany(): PlatformError {
  return new PlatformError(429, "rate_limited", `${mostListeners} listen already, which is the most`);
}

function eventsOf({ table, id, before, after }: Change, services: Services): EmulatorEvent[] {
  const change = before ? (after ? "changed" : "removed") : "added";
  const row: EmulatorEvent = { kind: "row", change, table: table.name, id: table.secret === "id" ? "*" : id };
  // A row of this table is a delivery.
  if (table === deliveryTable && after)
    return [row, { kind: "delivery", delivery: presentDelivery(services, after as DeliveryRow) }];
  if (table !== eventTable || change !== "added") return [row];
  // A row of this table is one of its events.
  const { type, text, accountId, projectId, entityId } = after as EventRow;
  const about = { ...(projectId === undefined ? {} : { projectId }), ...(entityId === undefined ? {} : { entityId }) };
  return [row, { kind: "happened", type, text, accountId, ...about }];
}
