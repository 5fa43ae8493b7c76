import { bearerToken } from "../auth/bearer-token.ts";
import { must } from "../errors/input-error.ts";
import { VERSION } from "../generated/version.ts";
import { ATTEMPT } from "../transport/bounds.ts";
import type { ClientParts } from "../transport/call-state.ts";
import { systemClock } from "../transport/clock.ts";
import { type RetryBudget, retryBudget } from "../transport/retry-budget.ts";
import type { Loop } from "../transport/send-with-retries.ts";
import type { Authorization } from "../types/authorization.ts";
import { type Client, type ClientOptions, PROTOCOL } from "../types/client.ts";
import { baseUrl } from "../wire/base-url.ts";
import { checkCallOptions, checkClientOptions } from "../wire/check-options.ts";
import { isBrowser } from "../wire/runtime.ts";
import { sendRequest } from "./send-request.ts";

export interface ClientInternals {
  readonly options: ClientOptions;
  readonly loop: Loop;
  readonly authorization: Authorization;
  readonly budget: RetryBudget;
}

/** Key of a function, so that printing a client shows no secret. It changes only with the protocol, so that copies of this package share it. */
const INTERNALS: unique symbol = Symbol.for(`@slipway/core/made/${PROTOCOL}`);

export function internalsOf(client: Client): ClientInternals {
  // Only `makeClient` sets this symbol.
  const internals = (Object(client) as { readonly [INTERNALS]?: () => ClientInternals })[INTERNALS]?.();
  must(internals, "client", "be one that createClient of this package made");
  return internals;
}

/** The transport options of a client, without headers, team, versions and credentials, which are for its own API. */
export function transportOptionsOf(client: Client): Omit<ClientOptions, "baseUrl"> {
  const { timeout, retry, maxResponseSize, middleware, limiter, fetch, clock, allowInsecure } =
    internalsOf(client).options;
  return { timeout, retry, maxResponseSize, middleware, limiter, fetch, clock, allowInsecure };
}

/** The current token of a client, replaced where `refused` is the last one; undefined where it sends none. */
export async function tokenOf(client: Client, refused?: string): Promise<string | undefined> {
  const { authorization } = internalsOf(client);
  if (refused !== undefined) authorization.refused({ method: "GET", header: `Bearer ${refused}`, challenge: null });
  const facts = { route: "GET /v2/", attempts: 0, sideEffect: "none" } as const;
  const header = await authorization.header({
    method: "GET",
    hasBody: false,
    isOptional: false,
    facts,
    patience: ATTEMPT,
  });
  return /^Bearer (\S+)$/.exec(header ?? "")?.[1];
}

interface SharedState {
  /** The base URL comes from the parent, because the environment may have changed. */
  readonly parent: Client;
  readonly authorization: Authorization | undefined;
  readonly budget: RetryBudget | undefined;
}

/** Creates a client from its options and its loop of attempts. @throws `InputError` that names a wrong or unknown option. */
export function makeClient(options: ClientOptions, loop: Loop, shared?: SharedState): Client {
  checkClientOptions(options);
  const { token, authorization: own, headers, userAgent: application, clock = systemClock, ...shown } = options;
  const { retry } = options;
  const authorization = shared?.authorization ?? own ?? bearerToken(token, () => clock.now());
  const budget = shared?.budget ?? retryBudget(retry ? retry.budget : undefined);
  const agent = userAgent(application);
  // Read once and late, because it may come from the environment.
  let base: string | undefined;
  let home: string | undefined;
  const client: Client & ClientParts = {
    ...shown,
    headers: () => ({ ...agent, ...headers }),
    clock,
    protocol: PROTOCOL,
    authorization,
    budget,
    get baseUrl() {
      base ??= shared?.parent.baseUrl ?? baseUrl(shown);
      return base;
    },
    get home() {
      home ??= new URL(client.baseUrl).origin;
      return home;
    },
    async send(request, context) {
      checkCallOptions(context.options, request.route);
      return sendRequest(client, loop, request, context);
    },
  };
  const internals: ClientInternals = { options: { ...options }, loop, authorization, budget };
  return Object.defineProperty(client, INTERNALS, { value: () => internals });
}

/** Names the application, then this package. Browsers send their own, and would preflight a request with another one. */
function userAgent(application: string | undefined): Record<string, string> {
  if (isBrowser()) return {};
  return { "user-agent": `${application ? `${application} ` : ""}slipway-core/${VERSION}` };
}
