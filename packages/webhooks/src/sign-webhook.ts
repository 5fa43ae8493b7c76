import { sign } from "@slipway/core";
import { examplesOfWebhookDelivery } from "./generated/examples.ts";
import type { WebhookDeliveryOf, WebhookEvent, WebhookPayloads } from "./generated/types.ts";

/** What the payload of an event is, by its type; of a type that this package does not know it may be any object. */
export type WebhookPayload<Type extends string> = Type extends keyof WebhookPayloads
  ? WebhookPayloads[Type]
  : Record<string, unknown>;

/**
 * Makes a delivery as the platform would, for tests: its raw body, and its headers with the signature.
 *
 * @param event what is not said of it is made up: an ID of its own, now, and a payload as events of its type have; of a type that
 * this package does not know, an empty one.
 * @throws `InputError` for a secret that is empty or has white space around it.
 * @example
 * const { body, headers } = await signWebhook("deployment.succeeded", "secret");
 * const response = await handler(new Request("https://example.com/hooks", { method: "POST", body, headers }));
 */
export async function signWebhook<Type extends WebhookEvent>(
  type: Type,
  secret: string,
  event: Partial<Omit<WebhookDeliveryOf<Type, WebhookPayload<Type>>, "type">> = {},
): Promise<{ body: string; headers: Record<string, string> }> {
  const id = crypto.randomUUID();
  const made = { id, createdAt: Date.now(), region: null, payload: exampleOf(type), ...event, type };
  const body = JSON.stringify(made);
  return { body, headers: { "content-type": "application/json", "x-vercel-signature": await sign(body, secret) } };
}

function exampleOf(type: string): object {
  const examples: Readonly<Record<string, object>> = { ...examplesOfWebhookDelivery };
  return (Object.hasOwn(examples, type) && examples[type]) || {};
}
