import { InputError } from "@slipway/core/call";
import { sign } from "@slipway/core/internal";
import { examplesOfWebhookDelivery } from "./generated/examples.ts";
import type { WebhookDeliveryOf, WebhookPayloads } from "./generated/types.ts";

/** Payload of an event by its type; any object for unknown types. */
export type WebhookPayload<Type extends string> = Type extends keyof WebhookPayloads
  ? WebhookPayloads[Type]
  : Record<string, unknown>;

/**
 * Signs a delivery like the platform, for tests: its raw body, and its headers with the signature.
 *
 * @param type one that this package knows. Any other is given with its payload in its place: `{ type, payload }`.
 * @param event what is not said of it is made up: an ID of its own, now, and a payload as events of its type have.
 * @throws `InputError` for a type that this package does not know, and for a secret that is empty or has white space around it.
 * @example
 * const { body, headers } = await signWebhook("deployment.succeeded", "secret");
 * const response = await handler(new Request("https://example.com/hooks", { method: "POST", body, headers }));
 */
export function signWebhook<Type extends keyof WebhookPayloads>(
  type: Type,
  secret: string,
  event?: Partial<Omit<WebhookDeliveryOf<Type, WebhookPayload<Type>>, "type">>,
): Promise<{ body: string; headers: Record<string, string> }>;
/**
 * Signs a delivery of an event that this package does not know yet.
 *
 * @example
 * const delivery = await signWebhook({ type: "moon.landed", payload: { crater: "Tycho" } }, "secret");
 */
export function signWebhook(
  event: { type: string; payload: Record<string, unknown> } & Partial<WebhookDeliveryOf<string, object>>,
  secret: string,
): Promise<{ body: string; headers: Record<string, string> }>;
export async function signWebhook(
  what: string | object,
  secret: string,
  fields: object = {},
): Promise<{ body: string; headers: Record<string, string> }> {
  const event =
    typeof what === "string"
      ? { payload: eventExample(what), ...definedMembers(fields), type: what }
      : definedMembers(what);
  const body = JSON.stringify({ id: crypto.randomUUID(), createdAt: Date.now(), region: null, ...event });
  return { body, headers: { "content-type": "application/json", "x-vercel-signature": await sign(body, secret) } };
}

function definedMembers(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function eventExample(type: string): object {
  const examples: Readonly<Record<string, object>> = { ...examplesOfWebhookDelivery };
  const example = Object.hasOwn(examples, type) && examples[type];
  if (!example)
    throw new InputError(
      `No event is called "${type}" here. One that is newer than this package is given with its payload: signWebhook({ type, payload }, secret).`,
      { parameter: "type" },
    );
  return example;
}
