import type { Services, WithRows } from "../../engine/services.ts";
import { deliveryOf, drainRequest } from "./drain-request.ts";
import { drainTable } from "./drain-tables.ts";
import { type OutgoingRequest, signedRequest } from "./reach.ts";
import { type DeliveryRow, webhookTable } from "./webhook-tables.ts";

export const secretPurpose = "webhook secret";

type Receiver = Pick<DeliveryRow, "webhookId" | "drainId">;

export function receiverOf({ webhookId, drainId = "" }: Receiver): string {
  return webhookId ?? drainId;
}

export function destinationOf(
  { rows }: WithRows,
  { webhookId = "", drainId = "" }: Receiver,
): { readonly url: string; readonly askedIn?: string | null } | undefined {
  const drain = rows(drainTable).get(drainId);
  return rows(webhookTable).get(webhookId) ?? (drain && { url: drain.endpoint, askedIn: drain.askedIn ?? null });
}

export function requestOfDelivery(
  services: Services,
  { webhookId = "", drainId = "", body }: DeliveryRow,
): OutgoingRequest {
  const drain = services.rows(drainTable).get(drainId);
  if (drain) return drainRequest(deliveryOf(services, drain), body);
  const webhook = services.rows(webhookTable).get(webhookId);
  if (!webhook) throw new Error("The receiver of the delivery is gone");
  const secret = services.keys.decrypt(webhook.sealedSecret, secretPurpose);
  return signedRequest(webhook.url, body, secret, { "content-type": "application/json" });
}
