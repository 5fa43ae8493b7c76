import type { WebhookEvent } from "../../engine/event-type.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";
import { drainTable } from "./drain-tables.ts";

/** A URL that gets events. */
export interface WebhookRow extends OfAccount {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The ids of the only projects whose events it gets. Absent: of all, and of what is no project's. */
  readonly projectIds?: readonly string[];
  /** The session of the sandbox that asked for it, and whose reach it has. Absent: somebody outside did. */
  readonly askedIn?: string;
  /** Signs what is delivered. */
  readonly sealedSecret: string;
}

export const webhookTable: Table<WebhookRow, "account" | "told"> = table({
  name: "webhooks",
  called: "Webhook",
  id: { prefix: "account_hook_", length: 24 },
  // It is no part of the projects whose events it gets.
  indexes: { told: (webhook) => webhook.projectIds },
  parents: { account: "account" },
});

export const deliveryStates = ["waiting", "delivered", "retrying", "held", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One attempt to deliver something. */
export interface DeliveryAttempt {
  /** In ms of the emulator's clock. */
  readonly at: number;
  /** What was answered. Absent: nothing. */
  readonly status?: number;
  /** Why nothing was answered. */
  readonly error?: string;
}

/** One event for one webhook, or records for one drain. */
export interface DeliveryRow extends OfAccount {
  readonly webhookId?: string;
  readonly drainId?: string;
  readonly projectId?: string;
  /** Of an event, as `type`. */
  readonly eventId?: string;
  readonly type?: WebhookEvent;
  /** What is sent, to the byte. */
  readonly body: string;
  readonly state: DeliveryState;
  /** The latest of them. */
  readonly attempts: readonly DeliveryAttempt[];
  /** How many failed since it was first sent, or sent anew. */
  readonly failures: number;
  /** When it is tried again, in ms of the emulator's clock. */
  readonly nextAt?: number;
}

/** Whether nothing will happen to a delivery by itself. */
function isOver({ state }: DeliveryRow): boolean {
  return state !== "waiting" && state !== "retrying";
}

/** What fills up together: what goes to an account's webhooks, or to one drain. */
export function poolOf({ accountId, drainId }: Pick<DeliveryRow, "accountId" | "drainId">): string {
  return drainId ?? accountId;
}

export const deliveryTable: Table<DeliveryRow, "account" | "webhook" | "drain" | "over" | "pending"> = table({
  name: "deliveries",
  called: "Delivery",
  id: { prefix: "dlv_", length: 24 },
  indexes: {
    over: (delivery) => (isOver(delivery) ? poolOf(delivery) : undefined),
    pending: (delivery) => (isOver(delivery) ? undefined : poolOf(delivery)),
  },
  parents: { account: "account", webhook: webhookTable, drain: drainTable },
});

export const webhookTables: readonly Table[] = [webhookTable, deliveryTable];
