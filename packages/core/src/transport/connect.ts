import { type Client, type ClientOptions, PROTOCOL, type RequestDescription } from "../client.ts";
import { baseUrl } from "./base-url.ts";
import { systemClock } from "./clock.ts";
import { type Exchange, exchange, FULL_BUDGET } from "./exchange.ts";
import type { Shared } from "./layers.ts";
import { tokenSource } from "./token.ts";

/** What transports differ in: the loop that repeats `attempt` while `again` says so. */
export type Loop = (exchange: Exchange, request: RequestDescription) => Promise<Response>;

/** Makes a client out of its options and a loop. */
export function connect(options: ClientOptions, loop: Loop): Client {
  const { clock = systemClock, team, versions, headers, timeout = {}, validation } = options;
  const shared: Shared = {
    options,
    clock,
    tokens: tokenSource(options.token),
    budget: { retries: FULL_BUDGET },
    origin: () => new URL(client.baseUrl).origin,
  };
  const client: Client = {
    protocol: PROTOCOL,
    clock,
    timeout,
    team,
    versions,
    headers,
    validation,
    get baseUrl() {
      return baseUrl(options.baseUrl, options.allowInsecure);
    },
    async send(request, context) {
      const one = exchange(shared, request, context);
      return one.sent(await loop(one, request));
    },
  };
  return client;
}
