import type { Services } from "../../engine/services.ts";
import { type DeliveryRow, deliveryTable } from "./webhook-tables.ts";

/** How many deliveries of an account are kept that nothing happens to any more by itself, the latest. */
const mostOver = 1000;
/** How many of an account may wait, for their first attempt or the next. */
const mostPending = 20_000;

/** Makes room for one more delivery that waits: where too many do, the oldest is given up, and says so. */
export function makeRoom({ rows, clock }: Pick<Services, "rows" | "clock">, accountId: string): void {
  const deliveries = rows(deliveryTable);
  if (deliveries.count("pending", accountId) < mostPending) return;
  const oldest = deliveries.first("pending", accountId);
  if (!oldest) return;
  const { nextAt: _, ...kept } = oldest;
  const error = `given up, since ${mostPending} newer ones of the account wait`;
  putOver({ rows }, { ...kept, state: "failed", attempts: [...oldest.attempts, { at: clock.now(), error }] });
}

/** Puts down a delivery that is over; the oldest of those goes when there are too many. */
export function putOver({ rows }: Pick<Services, "rows">, delivery: DeliveryRow): void {
  const deliveries = rows(deliveryTable);
  deliveries.put(delivery);
  trim({ rows }, delivery.accountId);
}

/** Forgets the oldest of an account's deliveries that are over, where there are too many. */
export function trim({ rows }: Pick<Services, "rows">, accountId: string): void {
  const deliveries = rows(deliveryTable);
  while (deliveries.count("over", accountId) > mostOver) {
    const oldest = deliveries.first("over", accountId);
    if (!oldest) return;
    deliveries.remove(oldest.id);
  }
}
