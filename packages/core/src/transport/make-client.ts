import { type AccountHash, accountHash } from "../auth/account-hash.ts";
import { bearerToken } from "../auth/bearer-token.ts";
import { checkCallOptions, checkClientOptions } from "../errors/check-options.ts";
import { must } from "../errors/must.ts";
import type { Authorization } from "../types/authorization.ts";
import { type Client, type ClientOptions, type DerivedOptions, PROTOCOL } from "../types/client.ts";
import { baseUrl } from "../wire/base-url.ts";
import { userAgent } from "../wire/user-agent.ts";
import type { ClientParts } from "./call-state.ts";
import { systemClock } from "./clock.ts";
import { RetryBudget } from "./retry-budget.ts";
import { sendRequest } from "./send-request.ts";
import type { Loop } from "./send-with-retries.ts";

/** What a derived client shares with the one that it is derived from. */
interface Shared {
  /** It knows where requests go; the environment may say otherwise by now. */
  readonly parent?: Client;
  readonly authorization?: Authorization | undefined;
  readonly accountHash: AccountHash;
  readonly budget?: RetryBudget | undefined;
}

/**
 * Makes a client out of its options and the loop that makes its attempts.
 *
 * @throws `InputError` that names an option which is wrong, or which nobody knows.
 */
export function makeClient(options: ClientOptions, loop: Loop, shared?: Shared): Client {
  checkClientOptions(options);
  // What a client shows when it is printed holds no token, and no header of its user.
  const { token, authorization: own, headers, userAgent: application, clock = systemClock, ...shown } = options;
  const { retry } = options;
  const {
    authorization = own ?? bearerToken(token, () => clock.now()),
    accountHash: hash = accountHash(),
    budget = new RetryBudget(retry ? retry.budget : undefined),
  } = shared ?? {};
  // Late, because it may come from the environment, and once.
  let base: string | undefined;
  let home: string | undefined;
  const client: Client & ClientParts = {
    ...shown,
    headers: () => ({ ...userAgent(application), ...headers }),
    clock,
    protocol: PROTOCOL,
    authorization,
    accountHash: hash,
    budget,
    get baseUrl() {
      base ??= shared?.parent?.baseUrl ?? baseUrl(options);
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
    with(more) {
      checkClientOptions(more);
      // A credential, and what was learned about a place, belong there.
      for (const name of ["baseUrl", "allowInsecure", "clock"]) {
        must(!(name in more), name, "be the same in a derived client: make another one with createClient");
      }
      const isSomebodyElse = more.token !== undefined || more.authorization !== undefined;
      const hasBudget = more.retry && more.retry.budget !== undefined;
      return makeClient(joined(options, more), loop, {
        parent: client,
        authorization: isSomebodyElse ? undefined : authorization,
        accountHash: hash,
        budget: hasBudget ? undefined : budget,
      });
    },
  };
  return client;
}

/** What a derived client says, and where it says nothing, what there was. */
function joined(options: ClientOptions, more: DerivedOptions): ClientOptions {
  const { retry = options.retry } = more;
  return {
    ...options,
    // One of the two says who asks.
    ...(more.token !== undefined && { authorization: undefined }),
    ...(more.authorization !== undefined && { token: null }),
    ...said(more),
    headers: { ...byLowerName(options.headers), ...byLowerName(more.headers) },
    versions: { ...options.versions, ...said(more.versions) },
    timeout: { ...options.timeout, ...said(more.timeout) },
    retry: retry && { ...(options.retry || undefined), ...said(retry) },
    middleware: [...(options.middleware ?? []), ...(more.middleware ?? [])],
  };
}

/** Headers that are not undefined, by names that can be compared. */
function byLowerName(headers: ClientOptions["headers"]): Record<string, string> {
  return Object.fromEntries(Object.entries(said(headers)).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The members that are not undefined. */
function said<Given extends object>(given: Given | undefined): Given {
  const members = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  // What may be undefined may be left out, of options and of records.
  return Object.fromEntries(members) as Given;
}
