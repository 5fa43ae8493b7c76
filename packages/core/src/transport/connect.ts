import { type Client, type ClientOptions, PROTOCOL } from "../client.ts";
import { baseUrl } from "./base-url.ts";
import { systemClock } from "./clock.ts";
import { exchange, type Loop, type Shared } from "./exchange.ts";
import { tokenSource } from "./token.ts";

/** Makes a client out of its options and a loop. */
export function connect(options: ClientOptions, loop: Loop): Client {
  // What a client shows when it is printed holds no token.
  const { token, clock = systemClock, ...shown } = options;
  const client: Client & Shared = {
    ...shown,
    clock,
    protocol: PROTOCOL,
    tokens: tokenSource(token),
    budget: 20,
    get baseUrl() {
      return baseUrl(options);
    },
    send: (request, want) => exchange(client, loop, request, want),
  };
  return client;
}
