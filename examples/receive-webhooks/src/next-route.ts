import { isInputError } from "@slipway/core";
import { verifyWebhook } from "@slipway/webhooks";
import { handle } from "./handle.ts";

/** A route handler of Next, `app/hooks/route.ts`: it is given a request of the web. */
export async function POST(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(request, process.env.WEBHOOK_SECRET ?? "");
    return new Response(handle(event));
  } catch (error) {
    return new Response(null, { status: isInputError(error) ? 403 : 500 });
  }
}
