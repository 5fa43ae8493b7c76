import { isApiError } from "../errors/api-error.ts";
import { withBody } from "../errors/partial-body.ts";
import { withHidden } from "../errors/with-hidden.ts";
import type { Sent } from "../types/client.ts";
import { refusesToken } from "./api-error-from.ts";
import { type AttemptRequest, isWithoutBody } from "./attempt-request.ts";
import { type Attempt, beginAttempt, type CallState, isHome, isSafeTwice } from "./call-state.ts";
import { costOf } from "./retry-budget.ts";
import { type Failed, retryDelay } from "./retry-delay.ts";

/** Makes what an attempt sends into an answer. */
type Send = (request: AttemptRequest) => Promise<Response>;

/** What a loop puts around an attempt, or in its place. */
export type Around = (request: AttemptRequest, attempt: Attempt, send: Send) => Promise<Response>;

/** What makes the attempts of a call: the two clients differ in nothing else. */
export type Loop = (attempts: Attempts) => Promise<Response>;

/** The attempts of a call, as a loop makes them. */
interface Attempts {
  readonly call: CallState;
  /** Makes the next one. The body of its answer was read within it, unless the call hands it over. */
  next(around?: Around): Promise<Response>;
  /** Tells whether there is another one after the last, which failed; and waits until its time has come. */
  again(): Promise<boolean>;
}

/** The outermost layer: sends a request, and again as long as `retryDelay` says so and the client's budget pays for it. */
export async function sendWithRetries(
  call: CallState,
  loop: Loop,
  sendOnce: (attempt: Attempt, around?: Around) => Promise<Response>,
): Promise<Sent> {
  const { client, context, redact } = call;
  const { budget, clock } = client;
  let attempt: Attempt | undefined;
  let wait: Pick<Retry, "delay" | "reason"> | undefined;
  let hasRenewed = false;
  let cost = 0;
  let failed: unknown;
  let isOver = false;
  let response: Response;

  const next = async (around?: Around): Promise<Response> => {
    attempt = beginAttempt(call, attempt, wait?.delay ?? 0, wait?.reason);
    wait = undefined;
    try {
      return await sendOnce(attempt, around);
    } catch (error) {
      // That there was no body for another attempt says less than why there had to be one.
      isOver = failed !== undefined && isWithoutBody(error);
      failed = isOver ? withHidden(failed, "cause", error) : error;
      throw failed;
    }
  };
  const again = async (): Promise<boolean> => {
    const retry = attempt && !isOver ? retryOf(failed, attempt, hasRenewed) : undefined;
    if (!retry) return false;
    hasRenewed ||= retry.isRenewal;
    cost = retry.cost;
    budget.spend(cost);
    await clock.sleep(retry.delay, context.options.signal);
    wait = retry;
    // Who has given up learns of it at once: a loop may take its time until the next attempt, which fails by that.
    if (context.options.signal?.aborted) await next();
    return true;
  };

  try {
    response = await loop({ call, next, again });
  } catch (error) {
    const isShown = !context.operation.secret && error === failed;
    throw isShown ? withBody(error, attempt?.chunks ?? [], redact) : error;
  }
  budget.earn(cost);
  // A loop ends after an attempt that was answered.
  const { bytes, known, url = call.request.url } = attempt as Attempt;
  const text = context.body === "text" ? new TextDecoder().decode(bytes) : undefined;
  return { response, url, bytes, text, known, redact };
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
