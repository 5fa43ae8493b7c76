import { must } from "../errors/input-error.ts";
import type { Client, ClientOptions } from "../types/client.ts";
import { isRecord } from "../wire/fields.ts";
import { type KyInstance, kyLoop } from "./ky-loop.ts";
import { makeClient } from "./make-client.ts";

/** Options of a client over ky. */
export interface KyClientOptions extends ClientOptions {
  /** An instance of ky 2 with hooks, `ky.extend({ hooks })`. Instances with their own retries, timeouts or `fetch` are refused. Default: ky. */
  readonly ky?: KyInstance | undefined;
}

/**
 * Creates a client that sends by ky; builds for browsers and edge runtimes get the client of `@slipway/core/fetch` instead. Before the
 * first call it neither reads the environment nor sends anything.
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
