import { type Client, type ClientOptions, InputError, isInputError } from "@slipway/core/call";
import { derive } from "@slipway/core/derive";
import { createClient } from "@slipway/core/fetch";
import { chain } from "@slipway/core/middleware";
import { systemClock } from "@slipway/core/raw";
import { Authorizer } from "../auth/authorizer.ts";
import { type CredentialSource, checkCredential } from "../auth/credentials.ts";
import { checkRegistry } from "../generated/operations.ts";
import { LONGEST_WORD } from "../limits.ts";
import { type RegistryWarning, tellWarnings } from "../warnings.ts";

/** How long a transfer may stall before it is gone on with, in ms. */
const IDLE = 60_000;

/** How long a registry's challenge is waited for, in ms. Without an answer it comes with the next refusal. */
const ASKING = 10_000;

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

export interface Connection {
  readonly url: string;
  readonly client: Client;
  /** A client for one repository, and others that its requests read from. */
  repository(name: string, readsFrom?: readonly string[]): Client;
}

/** Connects to a registry that is asked as itself, sending nothing yet; an `InputError` for a URL that credentials may not be sent to. */
export function connectRegistry({ url, auth, onWarning, ...options }: ConnectionOptions): Connection {
  const { fetch, clock = systemClock } = options;
  const timeout = { ...options.timeout, idle: options.timeout?.idle ?? IDLE };
  const silent = clientFor(url, { ...options, timeout, token: null });
  const registry = new URL(silent.baseUrl);
  if (typeof auth !== "function") checkCredential(auth, registry.host);
  const core = onWarning ? derive(silent, { middleware: chain(tellWarnings(registry.host, onWarning)) }) : silent;
  // A request that waits for it may hold the limiter's only place.
  const pinger = derive(core, { limiter: { around: (_, next) => next() } });
  const asking = Math.min(ASKING, ...[timeout.idle, timeout.attempt, timeout.total].filter((ms) => ms !== undefined));
  const how = { maxResponseSize: LONGEST_WORD, timeout: { attempt: asking, total: asking } };
  const authorizer = new Authorizer(registry, auth, { fetch, clock, timeout, retry: options.retry }, (authorization) =>
    checkRegistry(derive(pinger, { authorization }), {}, how),
  );
  const repository = (name?: string, readsFrom?: readonly string[]): Client =>
    derive(core, { authorization: authorizer.for({ name, readsFrom }) });
  return { url: core.baseUrl, client: repository(), repository };
}

/** A client of core by the registry's URL. That is called otherwise there, and has a default, which is no registry. */
function clientFor(url: unknown, options: ClientOptions): Client {
  try {
    if (typeof url === "string") {
      const client = createClient({ ...options, baseUrl: url });
      // It is judged when it is read, and with a registry at once.
      if (client.baseUrl) return client;
    }
  } catch (error) {
    if (!isInputError(error) || error.parameter !== "baseUrl") throw error;
    throw new InputError(error.message.replace("baseUrl", "url"), { parameter: "url" });
  }
  throw new InputError("url must be a URL that begins with https://", { parameter: "url" });
}
