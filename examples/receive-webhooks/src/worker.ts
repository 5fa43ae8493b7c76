import { isInputError } from "@slipway/core";
import { verifyWebhook } from "@slipway/webhooks";
import { handle } from "./handle.ts";

interface Environment {
  readonly WEBHOOK_SECRET: string;
}

/** A worker: its secret comes with each request. */
export default {
  async fetch(request: Request, { WEBHOOK_SECRET }: Environment): Promise<Response> {
    try {
      const event = await verifyWebhook(request, WEBHOOK_SECRET);
      return new Response(handle(event));
    } catch (error) {
      return new Response(null, { status: isInputError(error) ? 403 : 500 });
    }
  },
};
