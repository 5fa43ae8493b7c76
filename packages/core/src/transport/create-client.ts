import ky from "ky";
import type { Client, ClientOptions } from "../types/client.ts";
import { makeClient } from "./make-client.ts";

/**
 * Makes a client whose transport is ky.
 *
 * Nothing is read from the environment and nothing is sent before the first call.
 *
 * @example
 * ```ts
 * const client = createClient({ token: () => readToken(), team: "team_a1b2" });
 * ```
 */
export function createClient(options: ClientOptions = {}): Client {
  return makeClient(options, (attempt, tryAgain, url) =>
    // ky runs the loop and nothing else: what it gets is a bare GET, and each attempt builds its own request.
    ky(url, {
      fetch: attempt,
      timeout: false,
      throwHttpErrors: false,
      retry: {
        // `tryAgain` decides, and it waits by the client's clock.
        limit: 1e9,
        shouldRetry: ({ error }) => tryAgain(error),
        delay: () => 0,
      },
    }),
  );
}
