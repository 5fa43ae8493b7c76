import { must } from "../errors/must.ts";
import { ATTEMPT } from "../transport/bounds.ts";
import type { RetryBudget } from "../transport/retry-budget.ts";
import type { Loop } from "../transport/send-with-retries.ts";
import type { Authorization } from "../types/authorization.ts";
import { type Client, type ClientOptions, PROTOCOL } from "../types/client.ts";

export interface MadeOf {
  readonly options: ClientOptions;
  readonly loop: Loop;
  readonly authorization: Authorization;
  readonly budget: RetryBudget;
}

/** Where a client has what it was made of: a function, so that it is not printed. Copies of this package share it: it changes with the protocol alone. */
export const MADE: unique symbol = Symbol.for(`@slipway/core/made/${PROTOCOL}`);

export function madeOf(client: Client): MadeOf {
  // Nothing else sets this symbol.
  const made = (Object(client) as { readonly [MADE]?: () => MadeOf })[MADE]?.();
  must(made, "client", "be one that createClient of this package made");
  return made;
}

/** How a client sends. Headers, team, versions and what authorizes are for its own API alone. */
export function sendingOf(client: Client): Omit<ClientOptions, "baseUrl"> {
  const { timeout, retry, maxResponseSize, middleware, limiter, fetch, clock, allowInsecure } = madeOf(client).options;
  return { timeout, retry, maxResponseSize, middleware, limiter, fetch, clock, allowInsecure };
}

/** The token that a client sends now, asked for anew where `refused` is the last one; undefined where it sends none. */
export async function tokenOf(client: Client, refused?: string): Promise<string | undefined> {
  const { authorization } = madeOf(client);
  if (refused !== undefined) authorization.refused({ method: "GET", sent: `Bearer ${refused}`, challenge: null });
  const known = { route: "GET /v2/", attempts: 0, sideEffect: "none" } as const;
  const header = await authorization.header({
    method: "GET",
    hasBody: false,
    isOptional: false,
    known,
    patience: ATTEMPT,
  });
  return /^Bearer (\S+)$/.exec(header ?? "")?.[1];
}
