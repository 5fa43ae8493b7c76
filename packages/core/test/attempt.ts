import { bearerToken } from "../src/auth/bearer-token.ts";
import { Secrets } from "../src/errors/redact.ts";
import { boundsOf } from "../src/transport/bounds.ts";
import { type Attempt, beginAttempt, type ClientParts } from "../src/transport/call-state.ts";
import { systemClock, ticks } from "../src/transport/clock.ts";
import { retryBudget } from "../src/transport/retry-budget.ts";
import type { RequestDescription, SendContext } from "../src/types/client.ts";

export function firstAttempt(
  client: Partial<ClientParts> & { token?: string } = {},
  request: Partial<RequestDescription> = {},
  context: Partial<SendContext> = {},
): Attempt {
  const route = "GET /v1/things";
  const parts: ClientParts = {
    home: "https://api.test",
    clock: systemClock,
    authorization: bearerToken(client.token ?? "tok_0123456789", () => 0),
    budget: retryBudget(),
    ...client,
  };
  const options = context.options ?? {};
  const bounds = boundsOf(parts, options, Object(request.body) === request.body, false);
  return beginAttempt({
    client: parts,
    request: { route, method: "GET", url: "https://api.test/v1/things", headers: {}, ...request },
    context: { operation: { route }, options, body: "text", ...context },
    bounds,
    deadline: ticks(parts.clock) + bounds.total,
    secrets: new Secrets(),
    redact: (text, most) => text.slice(0, most),
    result: new Promise(() => {}),
  });
}
