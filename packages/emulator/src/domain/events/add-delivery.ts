import type { Services, WithRows } from "../../engine/services.ts";
import type { Draft } from "../../store/table.ts";
import { destinationOf } from "./delivery-request.ts";
import { refusalOf } from "./reach.ts";
import { type DeliveryRow, deliveryTable, poolOf } from "./webhook-tables.ts";

/** How many deliveries of an account are kept that nothing happens to any more by itself, the latest; and of a drain, where each is long. */
const mostOver = { account: 1000, drain: 100 };
/** How many may wait, for their first attempt or the next. */
const mostPending = { account: 20_000, drain: 1000 };

type Sent = Omit<Draft<DeliveryRow>, "state" | "attempts" | "failures">;

/** Puts down what is to be delivered, as part of the attempt; what is for a host that nothing may go to is held. */
export function addDelivery(services: Pick<Services, "rows" | "clock" | "part">, url: string, sent: Sent): void {
  const { rows } = services;
  makeRoom(services, sent);
  const state =
    destinationOf(services, sent)?.askedIn || refusalOf(services, new URL(url)) === undefined ? "waiting" : "held";
  rows(deliveryTable).add({ ...sent, state, attempts: [], failures: 0 });
  trim(services, sent);
}

/** Makes room for one more delivery that waits: where too many do, the oldest is given up, and says so. */
function makeRoom({ rows, clock }: Pick<Services, "rows" | "clock">, sent: Sent): void {
  const deliveries = rows(deliveryTable);
  const most = mostPending[sent.drainId === undefined ? "account" : "drain"];
  if (deliveries.count("pending", poolOf(sent)) < most) return;
  const oldest = deliveries.first("pending", poolOf(sent));
  if (!oldest) return;
  const { nextAt: _, ...kept } = oldest;
  const error = `given up, since ${most} newer ones wait`;
  putOver({ rows }, { ...kept, state: "failed", attempts: [...oldest.attempts, { at: clock.now(), error }] });
}

export function putOver({ rows }: WithRows, delivery: DeliveryRow): void {
  const deliveries = rows(deliveryTable);
  deliveries.put(delivery);
  trim({ rows }, delivery);
}

function trim({ rows }: WithRows, sent: Sent): void {
  const deliveries = rows(deliveryTable);
  const most = mostOver[sent.drainId === undefined ? "account" : "drain"];
  while (deliveries.count("over", poolOf(sent)) > most) {
    const oldest = deliveries.first("over", poolOf(sent));
    if (!oldest) return;
    deliveries.remove(oldest.id);
  }
}
