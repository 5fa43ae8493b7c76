import type { Client, ClientOptions } from "../types/client.ts";
import { connect } from "./make-client.ts";

/**
 * Makes a client over plain `fetch`: what `createClient` of `@slipway/core` makes, at a third of its size.
 *
 * Nothing is read from the environment and nothing is sent before the first call.
 *
 * @example
 * ```ts
 * import { createClient } from "@slipway/core/fetch";
 * const client = createClient({ team: "team_a1b2" });
 * ```
 */
export function createClient(options: ClientOptions = {}): Client {
  return connect(options, async (attempt, again) => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(await again(error))) throw error;
      }
    }
  });
}
