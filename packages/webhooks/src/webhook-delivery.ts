import { readSigned, type SignedDelivery, sign } from "@slipway/core";
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
 * @param secret of an account webhook, shown once when it was created; of an integration's, its client secret
 * @throws `InputError` when the signature is missing or does not fit the raw body.
 * @example
 * const event = await verifyWebhook(request, process.env.WEBHOOK_SECRET ?? "");
 * if (event.type === "deployment.succeeded") console.log(event.payload);
 */
export async function verifyWebhook(delivery: SignedDelivery, secret: string): Promise<WebhookDelivery> {
  // The signature says that the platform wrote it.
  return JSON.parse(await readSigned(delivery, secret)) as WebhookDelivery;
}

/** Makes a delivery as the platform would, for tests: its raw body, and its headers with the signature. */
export async function signWebhook(
  event: WebhookDelivery,
  secret: string,
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify(event);
  return { body, headers: { "content-type": "application/json", "x-vercel-signature": await sign(body, secret) } };
}
