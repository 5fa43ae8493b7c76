import { must } from "../errors/must.ts";
import { ATTEMPT } from "../transport/bounds.ts";
import type { RetryBudget } from "../transport/retry-budget.ts";
import type { Loop } from "../transport/send-with-retries.ts";
import type { Authorization } from "../types/authorization.ts";
import { type Client, type ClientOptions, PROTOCOL } from "../types/client.ts";

export interface ClientInternals {
  readonly options: ClientOptions;
  readonly loop: Loop;
  readonly authorization: Authorization;
  readonly budget: RetryBudget;
}

/** Key of a function, so that printing a client shows no secret. It changes only with the protocol, so that copies of this package share it. */
export const INTERNALS: unique symbol = Symbol.for(`@slipway/core/made/${PROTOCOL}`);

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
