import { type Client, type ClientOptions, PROTOCOL } from "../client.ts";
import { baseUrl } from "./base-url.ts";
import { systemClock } from "./clock.ts";
import { exchange, FULL_BUDGET, type Loop } from "./exchange.ts";
import { tokenSource } from "./token.ts";

/** Makes a client out of its options and a loop. */
export function connect(options: ClientOptions, loop: Loop): Client {
  // What a client shows when it is printed holds no token.
  const { token, middleware, fetch, ...shown } = options;
  const shared = { ...options, clock: options.clock ?? systemClock, tokens: tokenSource(token), budget: FULL_BUDGET };
  return {
    ...shown,
    protocol: PROTOCOL,
    clock: shared.clock,
    get baseUrl() {
      return baseUrl(options.baseUrl, options.allowInsecure);
    },
    send: (request, want) => exchange(shared, loop, request, want),
  };
}
