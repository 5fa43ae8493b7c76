import type { WebhookPayloads } from "@slipway/webhooks";
import type { EventType, WebhookEvent } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";
import { type OfAccount, type Row, type Table, table } from "../../store/table.ts";
import type { Context } from "../accounts/scope.ts";
import { type OwnedTable, scopeOfRow } from "../accounts/visible-rows.ts";
import { announce, type Payloads } from "./announce.ts";

export interface EventRow extends OfAccount {
  readonly userId: string;
  readonly tokenId: string;
  readonly requestId: string;
  readonly type: string;
  readonly text: string;
  readonly projectId?: string;
  readonly entityId?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const eventTable: Table<EventRow, "account" | "project" | "user" | "type" | "entity"> = table({
  name: "events",
  called: "Event",
  id: { prefix: "uev_", length: 24 },
  indexes: {
    project: (event) => event.projectId,
    user: (event) => event.userId,
    type: (event) => event.type,
    entity: (event) => event.entityId,
  },
  parents: { account: "account" },
});

export type Actor = Services & {
  readonly scope: {
    /** Default account of events. */
    readonly accountId: string;
    readonly user: { readonly id: string };
    readonly tokenId: string;
  };
  readonly requestId: string;
};

export function onBehalfOf(services: Services, userId: string, accountId: string): Actor {
  return { ...services, scope: { accountId, user: { id: userId }, tokenId: "" }, requestId: "" };
}

export interface EventEntry {
  readonly text: string;
  /** Default: the request's scope. */
  readonly accountId?: string;
  readonly projectId?: string;
  /** Never a credential, such as an invitation: every reader sees events. */
  readonly entityId?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

export type EventDetails<Event extends WebhookEvent> = EventEntry &
  ([Event] extends [never] ? { readonly webhooks?: never } : { readonly webhooks: Payloads<Event> });

export function subjectOf<R extends Row, Index extends string>(
  table: OwnedTable<R, Index>,
  row: R,
): Pick<EventEntry, "accountId" | "projectId" | "entityId"> {
  const { accountId, projectId } = scopeOfRow(table, row);
  return { accountId, ...omitUndefined({ projectId: projectId ?? undefined }), entityId: row.id };
}

/** Limit per account: an emulator that tests use for days must not grow for ever. */
const maxEvents = 5000;

export function recordEvent<Event extends WebhookEvent>(
  actor: Actor,
  eventType: EventType<string, Event>,
  details: EventDetails<NoInfer<Event>>,
): void {
  const all: EventEntry & { readonly webhooks?: unknown } = details;
  const { accountId = actor.scope.accountId, projectId, webhooks, ...rest } = all;
  const place = { accountId, ...omitUndefined({ projectId }) };
  if (eventType.category !== undefined) addEvent(actor, eventType.type, { ...place, ...rest });
  // The types make each event have its payload.
  if (webhooks) announce(actor, eventType.webhooks ?? [], webhooks as Payloads<WebhookEvent>, place);
}

type Delivered<Event extends WebhookEvent> = WebhookPayloads[Event] | readonly WebhookPayloads[Event][];

/** Records an event, and delivers the payload that `deliver` makes to each of its webhooks. */
export function recordAndDeliver<Event extends WebhookEvent>(
  actor: Actor,
  eventType: EventType<string, Event>,
  entry: EventEntry,
  deliver: (event: NoInfer<Event>) => Delivered<NoInfer<Event>>,
): void {
  const webhooks = Object.fromEntries((eventType.webhooks ?? []).map((each) => [each, () => deliver(each)]));
  const details: EventEntry = { ...entry, ...{ webhooks } };
  // The record has each webhook of the event.
  recordEvent(actor, eventType, details as EventDetails<Event>);
}

type ChangeDetails<Event extends WebhookEvent> = Omit<EventDetails<Event>, "text">;

/** Records a change of a row by the request's user, such as `paused site`: its text begins with the user's name. */
export function recordChange<R extends Row, Index extends string, Event extends WebhookEvent>(
  context: Context,
  eventType: EventType<string, Event>,
  table: OwnedTable<R, Index>,
  row: R,
  change: string,
  ...[details]: [Event] extends [never] ? [ChangeDetails<Event>?] : [ChangeDetails<NoInfer<Event>>]
): void {
  const text = `${context.scope.user.username} ${change}`;
  // Without details, the event type has no webhooks.
  recordEvent(context, eventType, { ...subjectOf(table, row), text, ...details } as EventDetails<Event>);
}

function addEvent(
  actor: Actor,
  type: string,
  { payload = {}, ...told }: EventEntry & { readonly accountId: string },
): void {
  const { scope, requestId } = actor;
  const { accountId } = told;
  const rows = actor.rows(eventTable);
  const oldest = rows.count("account", accountId) < maxEvents ? undefined : rows.first("account", accountId);
  if (oldest) rows.remove(oldest.id);
  rows.add({ type, ...told, payload, userId: scope.user.id, tokenId: scope.tokenId, requestId });
}
