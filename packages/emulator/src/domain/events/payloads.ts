import type { WebhookPayloads } from "@slipway/webhooks";
import type { WebhookEvent } from "../../engine/event-type.ts";

/** What an event says; who did it, and in which team, is said for all of them in one place. */
type Said<Event extends WebhookEvent> = WebhookPayloads[Event];

/**
 * Makes what webhooks are told of something, by the event: called only when one wants to know. A list where several events of the
 * kind have happened at once.
 */
export type Payloads<Event extends WebhookEvent> = {
  readonly [Each in Event]: () => Said<Each> | readonly Said<Each>[];
};
