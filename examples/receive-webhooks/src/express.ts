import { isInputError } from "@slipway/core";
import { verifyWebhook } from "@slipway/webhooks";
import express, { type Express } from "express";
import { handle } from "./handle.ts";

/** An app of Express: the route stands before `express.json()`, which would read the body and leave nothing to verify. */
export function expressApp(secret: string): Express {
  const app = express();
  app.post("/hooks", async (request, response) => {
    try {
      const event = await verifyWebhook(request, secret);
      response.send(handle(event));
    } catch (error) {
      response.status(isInputError(error) ? 403 : 500).end();
    }
  });
  app.use(express.json());
  return app;
}
