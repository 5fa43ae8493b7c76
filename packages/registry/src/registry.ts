import { checkNames } from "./check-names.ts";
import { checkOptions } from "./check-options.ts";
import { ask } from "./connection/ask.ts";
import { type ConnectionOptions, connectRegistry } from "./connection/connection.ts";
import { ContentError } from "./errors/content-error.ts";
import { checkRegistry } from "./generated/descriptors.ts";
import { ANY } from "./judged-store.ts";
import { MAX_PING } from "./limits.ts";
import { createRepository, type Repository } from "./repository.ts";
import type { StoreOptions } from "./store.ts";
import { isPage } from "./trust.ts";

/** A container registry. */
export interface Registry {
  /** Without a trailing slash. */
  readonly url: string;
  /** Checks that the registry speaks the protocol and takes the credentials: else an `ApiError` with status 401, or an `AuthError`. */
  check(options?: StoreOptions): Promise<void>;
  /** A repository, by a name such as `"acme/web"` or `platformRepository`'s; an `InputError` for none. Nothing is sent. */
  repository(name: string): Repository;
}

/** Names of all options: a misspelt `auth` would silently ask the registry anonymously. */
const OPTIONS: Readonly<Record<keyof ConnectionOptions, true>> = {
  url: true,
  auth: true,
  onWarning: true,
  headers: true,
  timeout: true,
  retry: true,
  maxResponseSize: true,
  middleware: true,
  limiter: true,
  fetch: true,
  clock: true,
  allowInsecure: true,
};

/**
 * Makes a client of a container registry. Nothing is sent yet.
 *
 * Failed requests are repeated as by any client of Slipway; transfers that break off go on where they were.
 *
 * @throws `InputError` for a URL that is none, or is `http:` to another machine without `allowInsecure`; for an option that is none.
 * @example
 * ```ts
 * const registry = createRegistry({ url: "https://ghcr.io", auth: { username: "me", password: token } });
 * const web = registry.repository("acme/web");
 * for await (const tag of web.tags.list()) console.log(tag);
 * ```
 */
export function createRegistry(options: ConnectionOptions): Registry {
  checkNames(options, Object.keys(OPTIONS), "options");
  const connection = connectRegistry(options);
  return {
    url: connection.url,
    async check(given = {}) {
      checkOptions(given, ANY);
      const { signal } = given;
      const options = { signal, maxResponseSize: MAX_PING };
      const answer = await ask(connection.client, checkRegistry, {}, options, { statuses: [200], body: "text" });
      const { origin } = new URL(answer.url);
      const problem =
        origin !== new URL(connection.url).origin
          ? `was answered by ${answer.redact(origin)}, where ${connection.url} sent it on to`
          : isPage(answer.response) && "was answered with a page: a log-in may stand before the registry";
      if (problem) throw new ContentError(problem, answer.facts);
    },
    repository: (name) => createRepository(connection, name),
  };
}
