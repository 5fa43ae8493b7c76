import type { Client, ClientOptions } from "@slipway/core";
import { createClient } from "@slipway/core/fetch";
import type { Connection } from "./connection.ts";
import { exchange } from "./exchange.ts";
import { homeOf, isHome } from "./home.ts";
import { Secrets } from "./secrets.ts";

/** Connects to the platform's own registry: by a client of the platform, and with its token. */
export function connectPlatform(client: Client): Connection {
  const { baseUrl } = client;
  // What `createClient` makes has its options, too.
  const { clock, timeout, fetch, allowInsecure } = client as Client & Pick<ClientOptions, "fetch">;
  const home = homeOf(baseUrl, allowInsecure);
  // Its token is the client's own secret, which core knows.
  const secrets = new Secrets();
  // The client's token is for the platform: what the registry keeps elsewhere is asked for without it.
  const elsewhere = createClient({ baseUrl, allowInsecure: true, token: null, clock, timeout, fetch });
  const choose: Client["send"] = (request, context) =>
    (isHome(request.url, home) ? client : elsewhere).send(request, context);
  const core = { ...client, send: choose };
  const send: Client["send"] = (request, context) =>
    exchange({ core, home, secrets }, { scopes: [] }, request, context);
  // Where a request may go is judged by `checkWay`, which knows the registry.
  const both = { ...client, send, allowInsecure: true };
  return { url: baseUrl, client: both, repository: () => both };
}
