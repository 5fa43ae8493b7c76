import type { Client } from "@slipway/core";
import { createClient } from "@slipway/core/fetch";
import type { Connection } from "./connection.ts";

/** Connects to the platform's own registry: by a client of the platform, and with its token. */
export function connectPlatform(client: Client): Connection {
  const { origin } = new URL(client.baseUrl);
  const { clock, timeout } = client;
  // The client's token is for the platform: what the registry keeps elsewhere is asked for without it.
  const elsewhere = createClient({ baseUrl: client.baseUrl, allowInsecure: true, token: null, clock, timeout });
  const send: Client["send"] = (request, context) =>
    (new URL(request.url).origin === origin ? client : elsewhere).send(request, context);
  const both = { ...client, send };
  return { url: client.baseUrl, client: both, repository: () => both };
}
