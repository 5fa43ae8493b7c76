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
  return makeClient(options, async (attempt, url) => {
    let outcome: Promise<Response> | undefined;
    const begin = (): Promise<Response> => {
      outcome = attempt();
      return outcome;
    };
    try {
      // What ky gets is a bare GET, and the attempt builds its own request: middleware, token and body belong to it, and no stream is
      // read twice. Whether there is another attempt is decided outside, for both clients alike.
      return await ky(url, { fetch: begin, timeout: false, throwHttpErrors: false, retry: 0 });
    } catch (error) {
      // ky has words of its own for some errors, which show the URL: an attempt's error is handed on as it is.
      if (outcome) return outcome;
      throw error;
    }
  });
}
