import { type Client, type ClientOptions, PROTOCOL } from "../client.ts";
import { unprinted } from "../redact.ts";
import { baseUrl } from "./base-url.ts";
import { checkOptions } from "./check-options.ts";
import { systemClock } from "./clock.ts";
import { exchange, type Loop, type Shared } from "./exchange.ts";
import { tokenSource } from "./token.ts";

/**
 * Makes a client out of its options and a loop.
 *
 * @throws `InputError` for what is plugged in and cannot be called.
 */
export function connect(options: ClientOptions, loop: Loop): Client {
  checkOptions(options);
  // What a client shows when it is printed holds no token.
  const { token, headers, clock = systemClock, ...shown } = options;
  const client: Client & Shared = {
    ...shown,
    headers: headers && unprinted(headers),
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
