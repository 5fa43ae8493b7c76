import type { WebhookPayloads } from "@slipway/webhooks";
import type { WebhookEvent } from "../../engine/event-type.ts";
import type { Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { teamTable } from "../accounts/tables.ts";
import { addDelivery } from "./add-delivery.ts";
import { type WebhookRow, webhookTable } from "./webhook-tables.ts";

type PayloadOf<Event extends WebhookEvent> = WebhookPayloads[Event];

/** Makes what webhooks get, only when one wants it. A list where several events of the kind have happened at once. */
export type Payloads<Event extends WebhookEvent> = {
  readonly [Each in Event]: () => PayloadOf<Each> | readonly PayloadOf<Each>[];
};

type Announcer = Services & { readonly scope: { readonly user: { readonly id: string } } };

interface Place {
  readonly accountId: string;
  readonly projectId?: string;
}

export function announce<Event extends WebhookEvent>(
  announcer: Announcer,
  events: readonly Event[],
  payloads: Payloads<Event>,
  place: Place,
): void {
  const webhooks = announcer.rows(webhookTable).by("account", place.accountId);
  for (const type of events) {
    const wanting = webhooks.filter((webhook) => wants(webhook, type, place));
    if (wanting.length === 0) continue;
    for (const payload of [payloads[type]()].flat()) {
      const event = { id: newId("", 24), type, createdAt: announcer.clock.now(), region: null };
      for (const webhook of wanting)
        addDelivery(announcer, webhook.url, {
          ...place,
          ...{ webhookId: webhook.id, eventId: event.id, type },
          body: JSON.stringify({ ...event, ...envelopeOf(announcer, webhook, type, payload) }),
        });
    }
  }
}

function wants({ events, projectIds }: WebhookRow, type: WebhookEvent, { projectId }: Place): boolean {
  return (
    events.includes(type) && (projectIds === undefined || (projectId !== undefined && projectIds.includes(projectId)))
  );
}

/** The payload with who did it and in which team; events of the older form, whose names have no dot, say so beside it. */
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
