import type { Services, WithRows } from "../../engine/services.ts";
import type { Draft } from "../../store/table.ts";
import { destinationOf } from "./delivery-request.ts";
import { explainDestinationRefusal } from "./reach.ts";
import { type DeliveryRow, deliveryTable, poolOf } from "./webhook-tables.ts";

/** Limits of finished deliveries, per account and per drain, whose bodies are long. */
const maxOver = { account: 1000, drain: 100 };
/** Limits of unfinished deliveries. */
const maxPending = { account: 20_000, drain: 1000 };

type NewDelivery = Omit<Draft<DeliveryRow>, "state" | "attempts" | "failures">;

/** Adds a delivery within the transaction; a forbidden destination makes it `held`. */
export function addDelivery(
  services: Pick<Services, "rows" | "clock" | "service">,
  url: string,
  delivery: NewDelivery,
): void {
  const { rows } = services;
  makeRoom(services, delivery);
  const state =
    destinationOf(services, delivery)?.askedIn || explainDestinationRefusal(services, new URL(url)) === undefined
      ? "waiting"
      : "held";
  rows(deliveryTable).add({ ...delivery, state, attempts: [], failures: 0 });
  trim(services, delivery);
}

/** Gives up the oldest unfinished delivery when there are too many. */
function makeRoom({ rows, clock }: Pick<Services, "rows" | "clock">, delivery: NewDelivery): void {
  const deliveries = rows(deliveryTable);
  const max = maxPending[delivery.drainId === undefined ? "account" : "drain"];
  if (deliveries.count("pending", poolOf(delivery)) < max) return;
  const oldest = deliveries.first("pending", poolOf(delivery));
  if (!oldest) return;
  const { nextAt: _, ...kept } = oldest;
  const error = `given up, since ${max} newer ones wait`;
  putOver({ rows }, { ...kept, state: "failed", attempts: [...oldest.attempts, { at: clock.now(), error }] });
}

export function putOver({ rows }: WithRows, delivery: DeliveryRow): void {
  const deliveries = rows(deliveryTable);
  deliveries.put(delivery);
  trim({ rows }, delivery);
}

function trim({ rows }: WithRows, delivery: NewDelivery): void {
  const deliveries = rows(deliveryTable);
  const max = maxOver[delivery.drainId === undefined ? "account" : "drain"];
  while (deliveries.count("over", poolOf(delivery)) > max) {
    const oldest = deliveries.first("over", poolOf(delivery));
    if (!oldest) return;
    deliveries.remove(oldest.id);
  }
}
