import { must } from "../errors/must.ts";
import type { Client, ClientOptions } from "../types/client.ts";
import { isRecord } from "../wire/fields.ts";
import { type KyInstance, kyLoop } from "./ky-loop.ts";
import { makeClient } from "./make-client.ts";

/** What a client over ky is made of. */
export interface KyClientOptions extends ClientOptions {
  /** An instance of ky 2 for its hooks, `ky.extend({ hooks })`; one with retries, clocks or a `fetch` of its own is refused. Default: ky as it is. */
  readonly ky?: KyInstance | undefined;
}

/**
 * Makes a client whose attempts ky makes; builds for browsers and edge runtimes get that of `@slipway/core/fetch` in its place. Nothing is
 * read from the environment or sent before the first call.
 *
 * @throws `InputError` that names an option which is wrong, or which there is not.
 * @example
 * ```ts
 * const client = createClient({ token: () => readToken(), team: "team_a1b2" });
 * ```
 */
export function createClient(options: KyClientOptions = {}): Client {
  must(isRecord(options), "options", "be a record");
  const { ky, ...others } = options;
  return makeClient(others, kyLoop(ky));
}
