import type { SignedDelivery, SigningSecret } from "@slipway/core";
import { parseSigned, readSigned } from "@slipway/core/internal";
import type { WebhookDelivery } from "./generated/types.ts";

/**
 * Verifies the signature of a delivery in constant time, and reads its event.
 *
 * What the body holds is not looked at beyond that: members that this package does not know are there all the same, and
 * `@slipway/webhooks/schemas` has a schema for whoever wants it judged.
 *
 * @param delivery a request of the web, of Node, or of a library, which nobody has read yet; or its raw body beside its headers.
 * @param secret of an account webhook, shown once when it was created; of an integration's, its client secret. While it is
 * replaced, both: `[now, before]`.
 * @returns the event; its `type` says what is in its `payload`. One that this package does not know passes as it is.
 * @throws `InputError` when the signature is missing or fits the raw body under no secret, the body is longer than 16 MiB, takes longer than 30 s, was read
 * or parsed before or is not JSON, and for a secret that is empty or has white space around it.
 * @example
 * const event = await verifyWebhook(request, process.env.WEBHOOK_SECRET ?? "");
 * if (event.type === "deployment.succeeded") console.log(event.payload.deployment.url);
 */
export async function verifyWebhook(delivery: SignedDelivery, secret: SigningSecret): Promise<WebhookDelivery> {
  // The signature proves that the platform wrote it.
  return parseSigned(await readSigned(delivery, secret)) as WebhookDelivery;
}
