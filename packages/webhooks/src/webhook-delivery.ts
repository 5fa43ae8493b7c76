import { parseSigned, readSigned, type SignedDelivery, type SigningSecret, sign } from "@slipway/core";
import { examplePayload } from "./example-payload.ts";
import type { WebhookEvent } from "./generated/types.ts";

/** An event as it is delivered to a webhook. */
export interface WebhookDelivery {
  /** Unique: the same event can be delivered more than once, so refuse an ID that was seen before. */
  id: string;
  /** What happened; a type that this package does not know yet passes as it is. */
  type: WebhookEvent;
  /** Unix time in ms. */
  createdAt: number;
  region?: string | null | undefined;
  payload: Record<string, unknown>;
}

/**
 * Checks the signature of a delivery, in constant time, and reads its event.
 *
 * @param delivery a request of the web, of Node, or of a library, which nobody has read yet; or its raw body beside its headers.
 * @param secret of an account webhook, shown once when it was created; of an integration's, its client secret. While it is
 * replaced, both: `[now, before]`.
 * @throws `InputError` when the signature is missing or fits the raw body under no secret, the body is longer than 16 MiB, was read
 * or parsed before or is no JSON, and for a secret that is empty or has white space around it.
 * @example
 * const event = await verifyWebhook(request, process.env.WEBHOOK_SECRET ?? "");
 * if (event.type === "deployment.succeeded") console.log(event.payload);
 */
export async function verifyWebhook(delivery: SignedDelivery, secret: SigningSecret): Promise<WebhookDelivery> {
  // The signature says that the platform wrote it.
  return parseSigned(await readSigned(delivery, secret)) as WebhookDelivery;
}

/**
 * Makes a delivery as the platform would, for tests: its raw body, and its headers with the signature.
 *
 * @param event what is not said of it is made up: an ID of its own, now, and a payload with the members that events of its kind have.
 * @throws `InputError` for a secret that is empty or has white space around it.
 * @example
 * const { body, headers } = await signWebhook("deployment.succeeded", "secret");
 * const response = await handler(new Request("https://example.com/hooks", { method: "POST", body, headers }));
 */
export async function signWebhook(
  type: WebhookEvent,
  secret: string,
  event: Partial<Omit<WebhookDelivery, "type">> = {},
): Promise<{ body: string; headers: Record<string, string> }> {
  const id = crypto.randomUUID();
  const made: WebhookDelivery = {
    id,
    createdAt: Date.now(),
    region: null,
    payload: examplePayload(type),
    ...event,
    type,
  };
  const body = JSON.stringify(made);
  return { body, headers: { "content-type": "application/json", "x-vercel-signature": await sign(body, secret) } };
}
