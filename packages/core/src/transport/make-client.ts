import { tokenSource } from "../auth/token.ts";
import { isFunction, must } from "../errors/must.ts";
import { type Client, type ClientOptions, PROTOCOL } from "../types/client.ts";
import { baseUrl } from "../wire/base-url.ts";
import type { ClientParts } from "./call-state.ts";
import { systemClock } from "./clock.ts";
import { RetryBudget } from "./retry-budget.ts";
import { send } from "./send.ts";
import type { Loop } from "./send-with-retries.ts";

/**
 * Makes a client out of its options and a loop.
 *
 * @throws `InputError` for what is plugged in and cannot be called.
 */
export function makeClient(options: ClientOptions, loop: Loop): Client {
  const { fetch, limiter, middleware = [], retry } = options;
  must(!fetch || isFunction(fetch), "fetch", "be a function");
  must(!limiter || isFunction(limiter), "limiter", "be a function");
  must(Array.isArray(middleware) && middleware.every(isFunction), "middleware", "be a list of functions");
  // What a client shows when it is printed holds no token, and no header of its user.
  const { token, headers, clock = systemClock, ...shown } = options;
  const client: Client & ClientParts = {
    ...shown,
    headers: () => headers,
    clock,
    protocol: PROTOCOL,
    tokens: tokenSource(token, () => clock.now()),
    budget: new RetryBudget(retry ? retry.budget : undefined),
    get baseUrl() {
      return baseUrl(options);
    },
    send: (request, context) => send(client, loop, request, context),
  };
  return client;
}
