import { bearerToken } from "../auth/bearer-token.ts";
import { VERSION } from "../generated/version.ts";
import type { ClientParts } from "../transport/call-state.ts";
import { systemClock } from "../transport/clock.ts";
import { type RetryBudget, retryBudget } from "../transport/retry-budget.ts";
import type { Loop } from "../transport/send-with-retries.ts";
import type { Authorization } from "../types/authorization.ts";
import { type Client, type ClientOptions, PROTOCOL } from "../types/client.ts";
import { baseUrl } from "../wire/base-url.ts";
import { checkCallOptions, checkClientOptions } from "../wire/check-options.ts";
import { isBrowser } from "../wire/runtime.ts";
import { type ClientInternals, INTERNALS } from "./client-internals.ts";
import { sendRequest } from "./send-request.ts";

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
