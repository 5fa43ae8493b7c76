import { type Client, type ClientOptions, PROTOCOL, type RequestDescription } from "../client.ts";
import { baseUrl } from "./base-url.ts";
import { systemClock } from "./clock.ts";
import { type Exchange, exchange, FULL_BUDGET } from "./exchange.ts";
import { tokenSource } from "./token.ts";

/** What transports differ in: the loop that repeats `attempt` while `again` says so. */
export type Loop = (exchange: Exchange, request: RequestDescription) => Promise<Response>;

/** Makes a client out of its options and a loop. */
export function connect(options: ClientOptions, loop: Loop): Client {
  // What a client shows when it is printed holds no token.
  const { token, middleware, fetch, ...shown } = options;
  const clock = options.clock ?? systemClock;
  const tokens = tokenSource(token);
  const budget = { retries: FULL_BUDGET };
  const client: Client = {
    ...shown,
    protocol: PROTOCOL,
    clock,
    get baseUrl() {
      return baseUrl(options.baseUrl, options.allowInsecure);
    },
    async send(request, context) {
      const { origin } = new URL(client.baseUrl);
      const one = exchange({ ...options, clock, tokens, budget, origin }, request, context);
      return one.sent(await loop(one, request));
    },
  };
  return client;
}
