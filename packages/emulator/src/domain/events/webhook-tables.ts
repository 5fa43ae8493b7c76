import type { WebhookEvent } from "../../engine/event-type.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";
import { drainTable } from "./drain-tables.ts";

export interface WebhookRow extends OfAccount {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The ids of the only projects whose events it gets. Absent: of all, and of what is no project's. */
  readonly projectIds?: readonly string[];
  /** The session of the sandbox that asked for it, and whose reach it has. Absent: somebody outside did. */
  readonly askedIn?: string;
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

export interface DeliveryRow extends OfAccount {
  readonly webhookId?: string;
  readonly drainId?: string;
  readonly projectId?: string;
  readonly eventId?: string;
  readonly type?: WebhookEvent;
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: readonly DeliveryAttempt[];
  readonly failures: number;
  /** When it is tried again, in ms of the emulator's clock. */
  readonly nextAt?: number;
}

function isOver({ state }: DeliveryRow): boolean {
  return state !== "waiting" && state !== "retrying";
}

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
