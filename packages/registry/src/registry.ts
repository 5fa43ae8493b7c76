import { checkNames } from "./check-names.ts";
import { checkOptions } from "./check-options.ts";
import { ask } from "./connection/ask.ts";
import { type ConnectionOptions, connectRegistry } from "./connection/connection.ts";
import { ContentError } from "./errors/content-error.ts";
import { checkRegistry } from "./generated/descriptors.ts";
import { ANY } from "./judged-store.ts";
import { LONGEST_WORD } from "./limits.ts";
import { createRepository, type Repository } from "./repository.ts";
import type { StoreOptions } from "./store.ts";
import { isPage } from "./trust.ts";

/** A container registry. */
export interface Registry {
  /** Without a trailing slash. */
  readonly url: string;
  /** Asks whether it speaks the protocol and takes the credentials: else an `ApiError` with status 401, or an `AuthError`. */
  check(options?: StoreOptions): Promise<void>;
  /** A repository, by a name such as `"acme/web"` or `platformRepository`'s; an `InputError` for none. Nothing is sent. */
  repository(name: string): Repository;
}

/** All of them: what is misspelled would be ignored, and the registry asked as anybody. */
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
      const options = { signal, maxResponseSize: LONGEST_WORD };
      const sent = await ask(connection.client, checkRegistry, {}, options, { statuses: [200], body: "text" });
      const { origin } = new URL(sent.url);
      const problem =
        origin !== new URL(connection.url).origin
          ? `was answered by ${sent.redact(origin)}, where ${connection.url} sent it on to`
          : isPage(sent.response) && "was answered with a page: a log-in may stand before the registry";
      if (problem) throw new ContentError(problem, sent.facts);
    },
    repository: (name) => createRepository(connection, name),
  };
}
