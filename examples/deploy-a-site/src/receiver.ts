import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { verifyWebhook, type WebhookDelivery } from "@slipway/webhooks";

/** An endpoint on this machine that takes webhooks. */
export interface Receiver {
  readonly url: string;
  next(secret: string): Promise<WebhookDelivery>;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const events: ((secret: string) => Promise<WebhookDelivery>)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    events.push((secret) => verifyWebhook({ headers: request.headers, body }, secret));
    response.end();
    server.emit("delivered");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A demo that failed ends all the same.
  server.unref();
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async next(secret) {
      if (events.length === 0) await once(server, "delivered", { signal: AbortSignal.timeout(60_000) });
      const event = events.shift();
      if (!event) throw new Error("No event has arrived");
      return event(secret);
    },
    close: () => server.close(),
  };
}
