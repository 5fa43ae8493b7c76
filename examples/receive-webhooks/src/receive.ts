import { isInputError, type SignedDelivery } from "@slipway/core";
import { verifyWebhook } from "@slipway/webhooks";
import { handle } from "./handle.ts";
import { once } from "./once.ts";

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Verifies a delivery and does what its event is about; whatever framework it came by answers what this gives. */
export async function receive(delivery: SignedDelivery, secret: string | undefined): Promise<Answer> {
  try {
    const event = await verifyWebhook(delivery, secret ?? "");
    return { status: 200, text: (await once(event.id, () => handle(event))) ?? "seen before" };
  } catch (error) {
    // A signature that does not fit is the sender's fault, or the secret is another webhook's. Anything else is ours, such as no secret
    // or a body that was parsed before: the platform tries again, and the log says what to mend.
    const isForeign = isInputError(error) && error.parameter === "x-vercel-signature";
    console.error(isInputError(error) ? error.message : error);
    return { status: isForeign ? 403 : 500, text: "" };
  }
}
