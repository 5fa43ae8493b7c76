import { setTimeout as pause } from "node:timers/promises";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { putOver } from "./add-delivery.ts";
import { destinationOf, receiverOf, requestOfDelivery } from "./delivery-request.ts";
import { drainTable } from "./drain-tables.ts";
import { type Destination, type OutgoingRequest, post, resolveDestination, webhookOptions } from "./reach.ts";
import { Semaphore } from "./semaphore.ts";
import { type DeliveryAttempt, type DeliveryRow, type DeliveryState, deliveryTable } from "./webhook-tables.ts";

export interface Dispatcher {
  settled(): Promise<void>;
  close(): Promise<void>;
}

const retryJob = "webhooks/retry";
/** Limits of concurrent deliveries; one hanging receiver must not block the others. */
const maxAtOnce = 128;
const maxPerReceiver = 4;
const maxAttempts = 50;

export function createDispatcher(services: Services): Dispatcher {
  const { store, closing } = services;
  const deliveries = store.rows(deliveryTable);
  const underWay = new Set<Promise<void>>();
  const lanes = new Map<string, Promise<void>>();
  const entered = new Set<string>();
  const semaphore = new Semaphore(maxAtOnce, maxPerReceiver);

  function enter(delivery: DeliveryRow): void {
    if (closing.aborted || entered.has(delivery.id)) return;
    entered.add(delivery.id);
    const isFirst = delivery.attempts.length === 0;
    const lane = `${receiverOf(delivery)}/${delivery.projectId ?? ""}`;
    const before = isFirst ? lanes.get(lane) : undefined;
    const work = (before ?? Promise.resolve()).then(() => inTurn(delivery)).catch(warn);
    underWay.add(work);
    if (isFirst) lanes.set(lane, work);
    void work.then(() => {
      underWay.delete(work);
      if (lanes.get(lane) === work) lanes.delete(lane);
    });
  }

  async function inTurn(delivery: DeliveryRow): Promise<void> {
    const { id } = delivery;
    await semaphore.enter(receiverOf(delivery));
    try {
      // A retry may queue it again from here on.
      entered.delete(id);
      await attempt(services, id);
    } finally {
      semaphore.leave(receiverOf(delivery));
    }
  }

  const forget = store.onChanges((changes) => {
    for (const { table, id } of changes) {
      const delivery = table === deliveryTable ? deliveries.get(id) : undefined;
      if (delivery?.state === "waiting") enter(delivery);
    }
  });
  for (const delivery of deliveries.all()) if (delivery.state === "waiting") enter(delivery);

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    settled,
    async close() {
      forget();
      await settled();
    },
  };
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

async function attempt(services: Services, id: string): Promise<void> {
  const { store, rows, clock, closing } = services;
  const delivery = rows(deliveryTable).get(id);
  const to = delivery && destinationOf(services, delivery);
  if (!to || delivery?.state !== "waiting" || closing.aborted) return;
  const way = await resolveDestination(services, to.url, to.askedIn);
  if ("refused" in way) {
    store.transact(() => {
      const present = rows(deliveryTable).get(id);
      if (present?.state === "waiting") putOver(services, { ...present, state: "held" });
    });
    return;
  }
  const at = clock.now();
  const outcome = await sendDelivery(services, delivery, way);
  // The next start sends an interrupted delivery again.
  if (closing.aborted && outcome.status === undefined) return;
  store.transact(() => {
    const present = rows(deliveryTable).get(id);
    if (present?.state === "waiting") recordAttempt(services, present, { at, ...outcome });
  });
}

type Outcome = Omit<DeliveryAttempt, "at">;
type OpenWay = Exclude<Destination, { readonly refused: string }>;

async function sendDelivery(services: Services, delivery: DeliveryRow, way: OpenWay): Promise<Outcome> {
  const { faults, closing } = services;
  const { webhookId, type, projectId } = delivery;
  const request = requestOfDelivery(services, delivery);
  const { fault } = faults.takeForDelivery(omitUndefined({ webhookId, type, projectId })) ?? {};
  if (fault?.delay !== undefined) await pause(fault.delay, undefined, { signal: closing }).catch(() => {});
  if (fault?.status !== undefined) return { status: fault.status };
  if (fault?.drop === "before") return { error: "a planned fault cut the connection before it was sent" };
  const outcome = await sendNow(services, request, way);
  return fault?.drop === "after" ? { error: "a planned fault cut the connection after it had arrived" } : outcome;
}

export async function sendNow(services: Services, request: OutgoingRequest, way: OpenWay): Promise<Outcome> {
  const { timeout } = services.service(webhookOptions);
  const late = AbortSignal.timeout(timeout);
  try {
    return { status: await post(request, way.lookup, AbortSignal.any([late, services.closing])) };
  } catch (error) {
    if (late.aborted) return { error: `no answer within ${timeout} ms` };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function recordAttempt(services: Services, delivery: DeliveryRow, latest: DeliveryAttempt): void {
  const { rows, clock, jobs, service } = services;
  const { nextAt: _, ...before } = delivery;
  const attempted = { ...before, attempts: [...delivery.attempts, latest].slice(-maxAttempts) };
  const { status = 0 } = latest;
  const isTaken = status >= 200 && status < 300;
  const wait = isTaken ? undefined : service(webhookOptions).retryAfter[delivery.failures];
  const state = isTaken ? "delivered" : wait === undefined ? "failed" : "retrying";
  const failures = delivery.failures + (isTaken ? 0 : 1);
  if (wait === undefined) putOver(services, { ...attempted, failures, state });
  else {
    const nextAt = clock.now() + wait;
    rows(deliveryTable).put({ ...attempted, failures, state, nextAt });
    jobs.schedule({ at: nextAt, kind: retryJob, subject: delivery.id });
  }
  if (delivery.drainId !== undefined) noteOutcome(services, delivery.drainId, state);
}

export function retry({ rows, clock }: Services, id: string): undefined {
  const delivery = rows(deliveryTable).get(id);
  // It may have been resent meanwhile.
  if (delivery?.state === "retrying" && (delivery.nextAt ?? 0) <= clock.now()) wait(rows, delivery);
}

function wait(rows: Services["rows"], { nextAt: _, ...delivery }: DeliveryRow): void {
  rows(deliveryTable).put({ ...delivery, state: "waiting" });
}

/** Resends a delivery, with all its retries. Throws 404 for an unknown one. */
export function sendAnew({ store, rows }: Services, id: string): void {
  const delivery = rows(deliveryTable).get(id);
  if (!delivery) throw notFound(deliveryTable.called);
  if (delivery.state !== "waiting") store.transact(() => wait(rows, { ...delivery, failures: 0 }));
}

/** Marks a drain as `errored` from the first given-up delivery to the next success; it keeps sending (chosen). */
function noteOutcome({ rows, clock }: Services, id: string, state: DeliveryState): void {
  const drain = rows(drainTable).get(id);
  if (!drain) return;
  const { firstErrorAt, isErrored } = drain;
  if (state !== "delivered")
    rows(drainTable).change(id, {
      firstErrorAt: firstErrorAt ?? clock.now(),
      isErrored: isErrored || state === "failed",
    });
  else if (firstErrorAt !== null) rows(drainTable).change(id, { firstErrorAt: null, isErrored: false });
}
