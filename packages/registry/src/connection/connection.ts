import { type Client, type ClientOptions, InputError, isInputError } from "@slipway/core";
import { createClient } from "@slipway/core/fetch";
import { Authorizer } from "../auth/authorizer.ts";
import type { CredentialSource } from "../auth/credentials.ts";
import { scopeOf } from "../auth/scope.ts";
import { checkRegistry } from "../generated/operations.ts";
import { LONGEST_WORD } from "../limits.ts";
import { parseWarnings, type RegistryWarning } from "../warnings.ts";
import { watching } from "../watching.ts";
import type { Slip } from "./carrier.ts";
import { cameFromHome, exchange, once, type Shared } from "./exchange.ts";
import { homeOf } from "./home.ts";
import { Secrets } from "./secrets.ts";

/** Texts that a registry's users are told; who has more to say has no end. */
const MOST_WARNINGS = 100;

/** How a registry is reached, and as whom. */
export interface ConnectionOptions
  extends Pick<
    ClientOptions,
    "headers" | "timeout" | "retry" | "maxResponseSize" | "middleware" | "limiter" | "fetch" | "clock" | "allowInsecure"
  > {
  /** Such as `"https://ghcr.io"`. `http:` is for this machine, or with `allowInsecure`. */
  readonly url: string;
  /** Default: none, for what anyone may do. */
  readonly auth?: CredentialSource | undefined;
  /** Called with what the registry wants its users to know, each text once, and 100 of them at most. */
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

/** The URL as core's clients have it. Theirs is called otherwise, and has a default, which is no registry. */
function checkUrl(url: unknown, allowInsecure: boolean | undefined): string {
  try {
    if (typeof url === "string") return createClient({ baseUrl: url, allowInsecure }).baseUrl;
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new InputError(error.message.replace("baseUrl", "url"), { parameter: "url" });
  }
  throw new InputError("url must be a URL that begins with https://", { parameter: "url" });
}

/**
 * Connects to a registry that is asked as itself. Nothing is sent yet.
 *
 * @throws `InputError` for a URL that credentials may not be sent to.
 */
export function connect({ url, auth, onWarning, ...options }: ConnectionOptions): Connection {
  const { fetch, clock, timeout } = options;
  const baseUrl = checkUrl(url, options.allowInsecure);
  const home = homeOf(baseUrl, options.allowInsecure);
  const { host } = new URL(home.origin);
  const core = createClient({ ...options, baseUrl: url, token: null });
  const plain = { baseUrl: url, allowInsecure: true, token: null, fetch, clock, timeout };
  const secrets = new Secrets(options.headers);
  const authorizer = new Authorizer(new URL(url), auth, createClient(plain), secrets);
  const tell = watching("onWarning", onWarning);
  const warned = new Set<string>();

  const onHeaders = (headers: Headers, route: string): void => {
    for (const said of parseWarnings(headers.get("warning"))) {
      const text = secrets.clean(said);
      if (warned.has(text) || warned.size >= MOST_WARNINGS) continue;
      warned.add(text);
      tell?.({ text, host, route });
    }
  };

  let pinged: Promise<unknown> | undefined;
  const ping = (): Promise<unknown> => {
    pinged ??= (async () => {
      const slip: Slip = {};
      const send: Client["send"] = (request, context) => once(shared, slip, request, context);
      // Whatever it answers: what counts is the challenge.
      await checkRegistry({ ...core, send }, {}, { maxResponseSize: LONGEST_WORD }).catch(() => {});
      const challenge = cameFromHome(slip, home) ? slip.headers?.get("www-authenticate") : undefined;
      await authorizer.refused(challenge ?? null, undefined, { scopes: [] });
    })();
    return pinged;
  };

  const shared: Shared = { core, home, secrets, authorizer, ping, onHeaders };
  const clientFor = (name?: string, readsFrom: readonly string[] = []): Client => {
    const reads = readsFrom.map((other) => scopeOf(other, "GET"));
    const send: Client["send"] = (request, context) => {
      const scopes = name === undefined ? [] : [scopeOf(name, request.method), ...reads];
      return exchange(shared, { name, scopes }, request, context);
    };
    // Where a request may go is judged by `checkWay`, which knows the registry.
    return { ...core, send, allowInsecure: true };
  };
  return { url: core.baseUrl, client: clientFor(), repository: clientFor };
}
