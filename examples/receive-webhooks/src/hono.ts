import { isInputError } from "@slipway/core";
import { verifyWebhook } from "@slipway/webhooks";
import { Hono } from "hono";
import { handle } from "./handle.ts";

/** An app of Hono: `context.req.raw` is the request as it came. */
export function honoApp(secret: string): Hono {
  const app = new Hono();
  app.post("/hooks", async (context) => {
    try {
      const event = await verifyWebhook(context.req.raw, secret);
      return context.text(handle(event));
    } catch (error) {
      return context.body(null, isInputError(error) ? 403 : 500);
    }
  });
  return app;
}
