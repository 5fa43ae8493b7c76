import { type Client, type ClientOptions, isApiError, type RequestDescription } from "@slipway/core";
import { createClient } from "@slipway/core/fetch";
import { unlessAborted } from "../abort.ts";
import { Authorizer } from "../auth/authorizer.ts";
import type { CredentialSource } from "../auth/credentials.ts";
import { scopeOf } from "../auth/scope.ts";
import { checkRegistry } from "../generated/operations.ts";
import { parseWarnings, type RegistryWarning } from "../warnings.ts";
import { resolveUrl } from "./at.ts";
import { noRedirect } from "./no-redirect.ts";
import { redact } from "./redact.ts";
import { carrier, type Slip, type Slips } from "./slips.ts";

/** How a registry is reached, and as whom. */
export interface ConnectionOptions
  extends Pick<
    ClientOptions,
    "headers" | "timeout" | "retry" | "middleware" | "limiter" | "fetch" | "clock" | "allowInsecure"
  > {
  /** Such as `"https://ghcr.io"`. `http:` is for this machine, or with `allowInsecure`. */
  readonly url: string;
  /** Default: none, for what anyone may do. */
  readonly auth?: CredentialSource | undefined;
  /** Called with what the registry wants its users to know, each text once. */
  readonly onWarning?: ((warning: RegistryWarning) => void) | undefined;
}

/** One registry: hands out the clients that its repositories are called with. */
export interface Connection {
  /** Its URL without a trailing slash. */
  readonly url: string;
  /** A client for the registry as a whole. */
  readonly client: Client;
  /** A client for one repository, and others that its requests read from. */
  repository(name: string, readsFrom?: readonly string[]): Client;
}

/** How often an upload follows its registry elsewhere. */
const MOST_REDIRECTS = 5;

/**
 * Connects to a registry that is asked as itself. Nothing is sent yet.
 *
 * @throws `InputError` for a URL that credentials may not be sent to.
 */
export function connect({ url, auth, onWarning, middleware = [], ...options }: ConnectionOptions): Connection {
  const slips: Slips = new WeakMap();
  const base = new URL(createClient({ ...options, baseUrl: url }).baseUrl);
  const shared = { ...options, baseUrl: url, token: null };
  const core = createClient({ ...shared, middleware: [...middleware, carrier(slips, base.origin)] });
  const { fetch, clock, timeout } = options;
  const tokens = createClient({
    baseUrl: url,
    allowInsecure: true,
    token: null,
    fetch,
    clock,
    timeout,
    middleware: [noRedirect],
  });
  const authorizer = new Authorizer(base, auth, tokens);
  const warned = new Set<string>();
  let pinged: Promise<unknown> | undefined;

  const warn = (headers: Headers | undefined, route: string): void => {
    for (const text of parseWarnings(headers?.get("warning") ?? null)) {
      if (!warned.has(text)) onWarning?.({ text, host: base.host, route });
      warned.add(text);
    }
  };

  /** Asks once how the registry wants to be told who asks; its answer is in the challenge. */
  const ping = (): Promise<unknown> => {
    pinged ??= checkRegistry(clientFor(undefined, [], true)).catch(() => {});
    return pinged;
  };

  const clientFor = (name?: string, readsFrom: readonly string[] = [], isPing = false): Client => ({
    ...core,
    async send(given, context) {
      const { signal } = context.options;
      const reads = readsFrom.map((other) => scopeOf(other, "GET"));
      const purpose = { name, scopes: name === undefined ? [] : [scopeOf(name, given.method), ...reads] };
      let request: RequestDescription = given;
      let renewed = false;
      for (let redirects = 0; ; ) {
        const home = new URL(request.url).origin === base.origin;
        // A body is not sent only to hear that the registry wants to know who asks.
        if (home && request.body !== undefined) await unlessAborted(ping(), signal);
        const authorization = home ? await unlessAborted(authorizer.authorization(purpose), signal) : undefined;
        const operation = { ...context.operation };
        const slip: Slip = { authorization };
        slips.set(operation, slip);
        try {
          const sent = await core.send(request, { ...context, operation });
          warn(sent.response.headers, request.route);
          return sent;
        } catch (error) {
          warn(slip.headers, request.route);
          if (!isApiError(error)) throw error;
          const challenge = slip.headers?.get("www-authenticate") ?? null;
          const refused = error.status === 401 && home && !renewed;
          const again = refused && (await authorizer.refused(challenge, authorization, purpose)) && !isPing;
          if (request.body instanceof ReadableStream) throw redact(error, authorization);
          const location = /^30[78]$/.test(String(error.status)) && slip.headers?.get("location");
          if (again) renewed = true;
          else if (location && redirects++ < MOST_REDIRECTS)
            request = { ...request, url: resolveUrl(location, request.url) };
          else throw redact(error, authorization);
        }
      }
    },
  });
  return { url: core.baseUrl, client: clientFor(), repository: (name, readsFrom) => clientFor(name, readsFrom) };
}

/**
 * Connects to the platform's own registry: by a client of the platform, and with its token.
 */
export function connectPlatform(client: Client): Connection {
  const { origin } = new URL(client.baseUrl);
  const { clock, timeout } = client;
  // The client's token is for the platform: what the registry keeps elsewhere is asked for without it.
  const elsewhere = createClient({ baseUrl: client.baseUrl, allowInsecure: true, token: null, clock, timeout });
  const send: Client["send"] = (request, context) =>
    (new URL(request.url).origin === origin ? client : elsewhere).send(request, context);
  const both = { ...client, send };
  return { url: client.baseUrl, client: both, repository: () => both };
}
