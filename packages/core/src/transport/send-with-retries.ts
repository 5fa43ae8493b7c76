import { isApiError } from "../errors/api-error.ts";
import { withBody } from "../errors/partial-body.ts";
import { withHidden } from "../errors/with-hidden.ts";
import type { Sent } from "../types/client.ts";
import { refusesToken } from "./api-error-from.ts";
import { isWithoutBody } from "./attempt-request.ts";
import { type Attempt, beginAttempt, type CallState, isHome, isSafeTwice } from "./call-state.ts";
import { costOf } from "./retry-budget.ts";
import { type Failed, retryDelay } from "./retry-delay.ts";

/** What clients differ in: by what an attempt is carried out. */
export type Carrier = (attempt: () => Promise<Response>, url: string) => Promise<Response>;

/** The outermost layer: sends a request, and again as long as `retryDelay` says so and the client's budget pays for it. */
export async function sendWithRetries(
  call: CallState,
  sendOnce: (attempt: Attempt) => Promise<Response>,
): Promise<Sent> {
  const { client, context, redact } = call;
  const { budget, clock } = client;
  let attempt = beginAttempt(call, undefined, 0);
  let hasRenewed = false;
  let cost = 0;
  let failed: unknown;
  for (;;) {
    try {
      const response = await sendOnce(attempt);
      budget.earn(cost);
      const { bytes, known, url = call.request.url } = attempt;
      const text = context.body === "text" ? new TextDecoder().decode(bytes) : undefined;
      return { response, url, bytes, text, known, redact };
    } catch (error) {
      // That there was no body for another attempt says less than why there had to be one.
      if (failed && isWithoutBody(error)) throw withHidden(failed, "cause", error);
      failed = error;
      const retry = retryOf(error, attempt, hasRenewed);
      if (!retry) throw context.operation.secret ? error : withBody(error, attempt.chunks ?? [], redact);
      hasRenewed ||= retry.isRenewal;
      cost = retry.cost;
      budget.spend(cost);
      await clock.sleep(retry.delay, context.options.signal);
      attempt = beginAttempt(call, attempt, retry.delay, retry.reason);
    }
  }
}

/** How a failed attempt is followed by another one. */
interface Retry {
  readonly reason: string;
  /** Milliseconds to wait first. */
  readonly delay: number;
  /** What it costs of the budget. */
  readonly cost: number;
  /** Another token is asked for. */
  readonly isRenewal: boolean;
}

/** Looks at everything that the decision about another attempt depends on; undefined when there is none. */
function retryOf(error: unknown, attempt: Attempt, hasRenewed: boolean): Retry | undefined {
  const { call, number, authorization, refusal } = attempt;
  const { client, request, bounds, deadline } = call;
  // A middleware may call others, by this package, too: what refuses those says nothing about this call.
  if (isApiError(error) && error !== refusal?.error) return undefined;
  // Anything can be thrown. An object has the members of a failure, or lacks them.
  const failed = Object(error) as Failed;
  const reason = String(failed.status ?? failed.name);
  // What a stranger says, to whom a redirect led, says nothing about the token: he did not get it.
  const isRefused = refusal !== undefined && attempt.isAsked === true && refusesToken(failed) && isHome(attempt);
  // Whoever was not told who asks has refused nothing: to say so is no retry.
  const mayAsk = authorization === undefined ? bounds.isRepeatable : bounds.isRetried;
  const { method } = request;
  const isRenewal =
    isRefused &&
    !hasRenewed &&
    mayAsk &&
    client.authorization.refused({ method, sent: authorization, challenge: refusal.challenge });
  if (isRenewal) return { reason, delay: 0, cost: 0, isRenewal };
  const cost = costOf(reason, failed.retryAt !== undefined);
  const tries = number - (hasRenewed ? 1 : 0);
  const situation = { ...bounds, number: tries, safe: isSafeTwice(call), isAffordable: client.budget.allows(cost) };
  const now = client.clock.now();
  const delay = retryDelay(failed, reason, situation, now, Math.min(deadline, now + bounds.wait));
  return delay === undefined ? undefined : { reason, delay, cost, isRenewal };
}
