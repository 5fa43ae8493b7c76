import type { WebhookEvent } from "../../engine/event-type.ts";
import { type OfAccount, type Table, table } from "../../store/table.ts";
import { drainTable } from "./drain-tables.ts";

export interface WebhookRow extends OfAccount {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Absent: all projects, and events of none. */
  readonly projectIds?: readonly string[];
  /** The sandbox session that created it, whose network policy applies. Absent: none. */
  readonly askedIn?: string;
  readonly sealedSecret: string;
}

export const webhookTable: Table<WebhookRow, "account" | "told"> = table({
  name: "webhooks",
  called: "Webhook",
  id: { prefix: "account_hook_", length: 24 },
  // Not a parent: a webhook outlives its projects.
  indexes: { told: (webhook) => webhook.projectIds },
  parents: { account: "account" },
});

export const deliveryStates = ["waiting", "delivered", "retrying", "held", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryAttempt {
  /** In ms of the emulator's clock. */
  readonly at: number;
  /** Absent: no answer. */
  readonly status?: number;
  /** The reason for no answer. */
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
  /** In ms of the emulator's clock. */
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
