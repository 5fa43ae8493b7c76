import type { Loop } from "../transport/send-with-retries.ts";
import type { Client, ClientOptions } from "../types/client.ts";
import { makeClient } from "./make-client.ts";

/**
 * Creates a client over plain `fetch`: the same as over ky, without ky's hooks. Before the first call it neither reads the environment nor
 * sends anything.
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

export const fetchLoop: Loop = async ({ next, again }) => {
  for (;;) {
    try {
      return await next();
    } catch (error) {
      if (!(await again())) throw error;
    }
  }
};
