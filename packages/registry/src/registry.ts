import type { Client } from "@slipway/core";
import { type ConnectionOptions, connect } from "./connection/connection.ts";
import { connectPlatform } from "./connection/platform.ts";
import { checkRegistry } from "./generated/operations.ts";
import { LONGEST_WORD } from "./limits.ts";
import { createRepository, type Repository } from "./repository.ts";
import type { StoreOptions } from "./store.ts";

/** A container registry. */
export interface Registry {
  /** Without a trailing slash. */
  readonly url: string;
  /**
   * Asks whether it speaks the protocol and takes the credentials.
   *
   * @throws `ApiError` with status 401, or `AuthError`, when it does not know who asks.
   */
  check(options?: StoreOptions): Promise<void>;
  /**
   * A repository. Nothing is sent.
   *
   * @param name such as `"acme/web"`; `platformRepository` makes it of the platform's team, project and repository
   * @throws `InputError` for a name that is none.
   */
  repository(name: string): Repository;
}

/** Which registry: one by its URL, or the platform's own by a client of the platform. */
export type RegistryOptions = ConnectionOptions | { readonly client: Client };

/**
 * Makes a client of a container registry. Nothing is sent yet.
 *
 * Failed requests are repeated as by any client of Slipway; transfers that break off go on where they were.
 *
 * @throws `InputError` for a URL that is none, or is `http:` to another machine without `allowInsecure`.
 * @example
 * ```ts
 * const registry = createRegistry({ url: "https://ghcr.io", auth: { username: "me", password: token } });
 * const web = registry.repository("acme/web");
 * for await (const tag of web.tags.list()) console.log(tag);
 * ```
 */
export function createRegistry(options: RegistryOptions): Registry {
  const connection = "client" in options ? connectPlatform(options.client) : connect(options);
  return {
    url: connection.url,
    async check({ signal } = {}) {
      await checkRegistry(connection.client, {}, { signal, maxResponseSize: LONGEST_WORD });
    },
    repository: (name) => createRepository(connection, name),
  };
}
