import type { WebhookDelivery } from "@slipway/webhooks";
import { redactServed } from "../domain/accounts/redact.ts";
import type { DrainedRecord, DrainedSpans } from "../domain/deployments/drain-record.ts";
import { destinationOf } from "../domain/events/delivery-request.ts";
import { sendAnew } from "../domain/events/dispatcher.ts";
import { resolveDestination } from "../domain/events/reach.ts";
import {
  type DeliveryAttempt,
  type DeliveryRow,
  type DeliveryState,
  deliveryTable,
} from "../domain/events/webhook-tables.ts";
import { hideSecrets } from "../engine/hide-secrets.ts";
import { parametersOf } from "../engine/http/query.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import { conflict, forbidden, notFound } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";
import { having } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import type { Row, Table } from "../store/table.ts";

/** A delivery to a webhook or a drain. */
export interface Delivery {
  readonly id: string;
  readonly webhookId?: string;
  readonly drainId?: string;
  /** The receiver's URL, without secrets. */
  readonly url: string;
  /** The team or user that owns the webhook or drain. */
  readonly accountId: string;
  readonly projectId?: string;
  /**
   * `waiting`: not sent yet, or in flight; `delivered`: answered with 2xx; `retrying`: tried again at `nextAt`; `failed`: given up;
   * `held`: its host is not allowed.
   */
  readonly state: DeliveryState;
  /** In ms of the emulator's clock. */
  readonly createdAt: number;
  readonly nextAt?: number;
  readonly attempts: readonly DeliveryAttempt[];
  /** Payload for a webhook. */
  readonly event?: WebhookDelivery;
  /** Payload for a drain of records. */
  readonly records?: readonly DrainedRecord[];
  /** Payload for a drain of traces. */
  readonly spans?: readonly DrainedSpans[];
}

/** Deliveries to webhooks and drains. */
export interface Deliveries {
  /** The latest 1000 of each account's webhooks, and 100 of each drain, oldest first. */
  readonly list: readonly Delivery[];
  /** Sends a delivery again, and resolves after the attempt. Rejects if it is unknown, held or in flight. */
  redeliver(id: string): Promise<void>;
  /**
   * Sends a held delivery, and resolves after the attempt. Rejects if it is unknown or not held, or `webhooks.deliverTo` does not
   * name its host.
   */
  release(id: string): Promise<void>;
}

export function createDeliveries(services: Services): Deliveries {
  const { store, rows, closing } = services;

  function find(id: string): DeliveryRow {
    const delivery = rows(deliveryTable).get(id);
    if (!delivery) throw notFound(deliveryTable.called);
    return delivery;
  }

  /** Resolves after the attempt. */
  async function send(id: string): Promise<void> {
    sendAnew(services, id);
    while (rows(deliveryTable).get(id)?.state === "waiting" && !closing.aborted) await store.nextChange(id, closing);
  }

  return {
    get list() {
      return rows(deliveryTable)
        .all()
        .map((delivery) => presentDelivery(services, delivery));
    },
    async redeliver(id) {
      const { state } = find(id);
      if (state === "held") throw conflict(`The delivery ${id} is held; release it`);
      if (state === "waiting") throw conflict(`The delivery ${id} is on its way`);
      await send(id);
    },
    async release(id) {
      const delivery = find(id);
      const { state } = delivery;
      if (state !== "held") throw conflict(`The delivery ${id} is ${state} and not held`);
      const to = destinationOf(services, delivery);
      const way = to && (await resolveDestination(services, to.url, to.askedIn));
      if (way && "refused" in way) throw forbidden(way.refused);
      await send(id);
    },
  };
}

export function presentDelivery(services: Services, delivery: DeliveryRow): Delivery {
  const { id, webhookId, drainId, accountId, projectId, state, createdAt, nextAt, attempts, body } = delivery;
  const url = destinationOf(services, delivery)?.url ?? "about:blank";
  return {
    id,
    url: redactedUrl(new URL(url), services),
    accountId,
    state,
    createdAt,
    attempts,
    ...(drainId === undefined ? { event: JSON.parse(body) } : drainedOf(body)),
    ...omitUndefined({ webhookId, drainId, projectId, nextAt }),
  };
}

function drainedOf(body: string): Pick<Delivery, "records" | "spans"> {
  if (body.startsWith('{"resourceSpans"')) return { spans: JSON.parse(body).resourceSpans };
  return { records: JSON.parse(body.startsWith("[") ? body : `[${body.trimEnd().replaceAll("\n", ",")}]`) };
}

function redactedUrl(url: URL, services: Services): string {
  const { path, query } = redactServed(url, services);
  const search = parametersOf(query).map(([name, value]) => `${name}=${value}`);
  return `${url.protocol}//${url.host}${path}${search.length > 0 ? `?${search.join("&")}` : ""}`;
}

/** A query for rows of a table. */
export interface RowsQuery {
  /** Name of the table, such as `deployments`. */
  readonly table: string;
  /** Values of the table's indexes, such as `{ project: "prj_1" }`. */
  readonly where?: Readonly<Record<string, string>>;
  /** Text that a row has to contain. */
  readonly search?: string;
  /** The maximum of rows. Default: 200. */
  readonly limit?: number;
}

export interface FoundRows {
  /** Rows with `*` in place of secrets. */
  readonly rows: readonly Row[];
  /** Whether further rows match. */
  readonly more: boolean;
}

export function findRows(store: Store, { table: name, where = {}, search = "", limit = 200 }: RowsQuery): FoundRows {
  const table = tableNamed(store, name);
  const unknown = Object.keys(where).find((index) => !table.indexes.includes(index));
  if (unknown !== undefined)
    throw new Error(`\`where\`: ${name} has no index ${unknown}; it has: ${table.indexes.join(", ")}`);
  const clauses = Object.entries(where).flatMap(([index, value]) => having(index, value));
  const needle = search.toLowerCase();
  const rows: Row[] = [];
  for (const { row } of store.rows(table).where(clauses).walk("desc")) {
    const visible = redactedRow(table, row);
    if (needle !== "" && !JSON.stringify(visible).toLowerCase().includes(needle)) continue;
    if (rows.length === limit) return { rows, more: true };
    rows.push(visible);
  }
  return { rows, more: false };
}

export function tableNamed({ tables }: Store, name: string): Table {
  const table = tables.find((each) => each.name === name);
  if (!table)
    throw new Error(`\`table\`: there is no table ${name}; there are: ${tables.map((each) => each.name).join(", ")}`);
  return table;
}

export function redactedRow(table: Table, row: Row): Row {
  const secrets = table.secret === undefined ? [] : table.secret === "id" ? [row.id] : table.values(table.secret, row);
  // Only values change: the row's shape stays.
  return hideSecrets(row, secrets) as Row;
}
