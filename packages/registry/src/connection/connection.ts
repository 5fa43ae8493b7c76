import { type Client, type ClientOptions, InputError, isInputError } from "@slipway/core/call";
import { derive } from "@slipway/core/derive";
import { createClient } from "@slipway/core/fetch";
import { chain } from "@slipway/core/middleware";
import { systemClock } from "@slipway/core/raw";
import { Authorizer } from "../auth/authorizer.ts";
import { type CredentialSource, checkCredential } from "../auth/credentials.ts";
import { checkRegistry } from "../generated/operations.ts";
import { MAX_PING } from "../limits.ts";
import { type RegistryWarning, tellWarnings } from "../warnings.ts";

/** Longest stall of a transfer before it is resumed, in ms. */
const IDLE = 60_000;

/** Timeout of the request for a registry's challenge, in ms. Without an answer, the challenge comes with the next refusal. */
const CHALLENGE_TIMEOUT = 10_000;

/** How a registry is reached, and as whom. */
export interface ConnectionOptions
  extends Pick<
    ClientOptions,
    "headers" | "timeout" | "retry" | "maxResponseSize" | "middleware" | "limiter" | "fetch" | "clock" | "allowInsecure"
  > {
  /** URL of the registry, such as `"https://ghcr.io"`. `http:` is for this machine, or with `allowInsecure`. */
  readonly url: string;
  /** Default: anonymous. */
  readonly auth?: CredentialSource | undefined;
  /** Called with what the registry wants its users to know, each text once, and 100 of them at most. */
  readonly onWarning?: ((warning: RegistryWarning) => void) | undefined;
}

export interface Connection {
  readonly url: string;
  readonly client: Client;
  /** A client for one repository; `readsFrom` names further repositories to read. */
  repository(name: string, readsFrom?: readonly string[]): Client;
}

/** Connects to a registry at its own URL, sending nothing yet; an `InputError` for a URL that must not get credentials. */
export function connectRegistry({ url, auth, onWarning, ...options }: ConnectionOptions): Connection {
  const { fetch, clock = systemClock } = options;
  const timeout = { ...options.timeout, idle: options.timeout?.idle ?? IDLE };
  const silent = clientFor(url, { ...options, timeout, token: null });
  const registry = new URL(silent.baseUrl);
  if (typeof auth !== "function") checkCredential(auth, registry.host);
  const core = onWarning ? derive(silent, { middleware: chain(tellWarnings(registry.host, onWarning)) }) : silent;
  // A request that waits for the challenge may hold the limiter's only slot.
  const pinger = derive(core, { limiter: { around: (_, next) => next() } });
  const asking = Math.min(
    CHALLENGE_TIMEOUT,
    ...[timeout.idle, timeout.attempt, timeout.total].filter((ms) => ms !== undefined),
  );
  const how = { maxResponseSize: MAX_PING, timeout: { attempt: asking, total: asking } };
  const authorizer = new Authorizer(registry, auth, { fetch, clock, timeout, retry: options.retry }, (authorization) =>
    checkRegistry(derive(pinger, { authorization }), {}, how),
  );
  const repository = (name?: string, readsFrom?: readonly string[]): Client =>
    derive(core, { authorization: authorizer.for({ name, readsFrom }) });
  return { url: core.baseUrl, client: repository(), repository };
}

/** A core client at the registry's URL, which core calls `baseUrl` and gives a default that is not a registry. */
function clientFor(url: unknown, options: ClientOptions): Client {
  try {
    if (typeof url === "string") {
      const client = createClient({ ...options, baseUrl: url });
      // Core parses `baseUrl` when it is read: a registry's is checked at once.
      if (client.baseUrl) return client;
    }
  } catch (error) {
    if (!isInputError(error) || error.parameter !== "baseUrl") throw error;
    throw new InputError(error.message.replace("baseUrl", "url"), { parameter: "url" });
  }
  throw new InputError("url must be a URL that begins with https://", { parameter: "url" });
}
