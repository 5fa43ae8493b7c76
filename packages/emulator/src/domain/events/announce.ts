import type { WebhookPayloads } from "@slipway/webhooks";
import type { WebhookEvent } from "../../engine/event-type.ts";
import type { Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { teamTable } from "../accounts/tables.ts";
import { addDelivery } from "./add-delivery.ts";
import { type WebhookRow, webhookTable } from "./webhook-tables.ts";

type PayloadOf<Event extends WebhookEvent> = WebhookPayloads[Event];

/** Lazy payloads of webhooks; a list where one change caused several events. */
export type Payloads<Event extends WebhookEvent> = {
  readonly [Each in Event]: () => PayloadOf<Each> | readonly PayloadOf<Each>[];
};

type Announcer = Services & { readonly scope: { readonly user: { readonly id: string } } };

interface EventScope {
  readonly accountId: string;
  readonly projectId?: string;
}

export function announce<Event extends WebhookEvent>(
  announcer: Announcer,
  events: readonly Event[],
  payloads: Payloads<Event>,
  scope: EventScope,
): void {
  const webhooks = announcer.rows(webhookTable).by("account", scope.accountId);
  for (const type of events) {
    const subscribers = webhooks.filter((webhook) => isSubscribed(webhook, type, scope));
    if (subscribers.length === 0) continue;
    for (const payload of [payloads[type]()].flat()) {
      const event = { id: newId("", 24), type, createdAt: announcer.clock.now(), region: null };
      for (const webhook of subscribers)
        addDelivery(announcer, webhook.url, {
          ...scope,
          ...{ webhookId: webhook.id, eventId: event.id, type },
          body: JSON.stringify({ ...event, ...envelopeOf(announcer, webhook, type, payload) }),
        });
    }
  }
}

function isSubscribed({ events, projectIds }: WebhookRow, type: WebhookEvent, { projectId }: EventScope): boolean {
  return (
    events.includes(type) && (projectIds === undefined || (projectId !== undefined && projectIds.includes(projectId)))
  );
}

/** The event's envelope; older event names, which have no dot, have team and user beside the payload. */
function envelopeOf(
  { rows, scope }: Announcer,
  { id, accountId }: WebhookRow,
  type: WebhookEvent,
  payload: object,
): object {
  const teamId = rows(teamTable).get(accountId)?.id ?? null;
  const userId = scope.user.id;
  if (!type.includes(".")) return { payload, ownerId: accountId, teamId, userId, webhookId: id };
  return { payload: { team: { id: teamId }, user: { id: userId }, ...payload } };
}
