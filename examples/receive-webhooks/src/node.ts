import { createServer, type Server } from "node:http";
import { isInputError } from "@slipway/core";
import { verifyWebhook } from "@slipway/webhooks";
import { handle } from "./handle.ts";

/** A server of Node: the request itself is verified, for nobody has read it yet. */
export function nodeServer(secret: string): Server {
  return createServer(async (request, response) => {
    try {
      const event = await verifyWebhook(request, secret);
      response.end(handle(event));
    } catch (error) {
      // What does not fit is the sender's fault; anything else is ours, and the platform tries again.
      response.writeHead(isInputError(error) ? 403 : 500).end();
    }
  });
}
