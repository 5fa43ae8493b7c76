import type { Loop } from "../transport/send-with-retries.ts";
import type { Client, ClientOptions } from "../types/client.ts";
import { makeClient } from "./make-client.ts";

/**
 * Makes a client over plain `fetch`: as the one over ky, but for ky's hooks. Nothing is read from the environment or sent before the first
 * call.
 *
 * @example
 * ```ts
 * import { createClient } from "@slipway/core/fetch";
 * const client = createClient({ team: "team_a1b2" });
 * ```
 */
export function createClient(options: ClientOptions = {}): Client {
  return makeClient(options, fetchLoop);
}

/** The loop of attempts of a client over plain `fetch`. */
export const fetchLoop: Loop = async ({ next, again }) => {
  for (;;) {
    try {
      return await next();
    } catch (error) {
      if (!(await again())) throw error;
    }
  }
};
