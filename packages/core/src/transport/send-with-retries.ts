import { isApiError } from "../errors/api-error.ts";
import { isInputError } from "../errors/input-error.ts";
import { withHidden } from "../errors/with-hidden.ts";
import type { RawAnswer } from "../types/client.ts";
import type { AttemptRequest } from "./call-state.ts";
import {
  type Attempt,
  type AttemptAnswer,
  beginAttempt,
  type CallState,
  isSafeTwice,
  type Retry,
  type Send,
} from "./call-state.ts";
import { ticks } from "./clock.ts";
import { attemptRefusal } from "./read-answer.ts";
import { costOf, spend } from "./retry-budget.ts";
import { type Failed, retryDelay } from "./retry-delay.ts";

export type Around = (request: AttemptRequest, attempt: Attempt, send: Send) => Promise<AttemptAnswer>;

/** What makes the attempts of a call: the two clients differ in nothing else. */
export type Loop = (attempts: Attempts) => Promise<AttemptAnswer>;

interface Attempts {
  readonly call: CallState;
  /** Makes the next one. The body of its answer was read within it, unless the call hands it over. */
  next(around?: Around): Promise<AttemptAnswer>;
  /** Tells whether there is another one after the last, which failed; and waits until its time has come. */
  again(): Promise<boolean>;
}

/** The outermost layer: sends a request, and again as long as `retryDelay` says so and the client's budget pays for it. */
export async function sendWithRetries(
  call: CallState,
  loop: Loop,
  sendOnce: (attempt: Attempt, around?: Around) => Promise<AttemptAnswer>,
): Promise<RawAnswer> {
  const { client, context, redact, request } = call;
  const { budget, clock } = client;
  const { signal } = context.options;
  let attempt: Attempt | undefined;
  let retry: Retry | undefined;
  let hasRenewed = false;
  let cost = 0;
  let failed: unknown;
  let isOver = false;

  const next = async (around?: Around): Promise<AttemptAnswer> => {
    attempt = beginAttempt(call, attempt, retry);
    retry = undefined;
    try {
      return await sendOnce(attempt, around);
    } catch (error) {
      // That there was no body for another attempt says less than why there had to be one.
      isOver = failed !== undefined && isInputError(error) && error.parameter === "body";
      failed = isOver ? withHidden(failed, "cause", error) : error;
      throw failed;
    }
  };
  const again = async (): Promise<boolean> => {
    const another = attempt && !isOver ? nextRetry(failed, attempt, hasRenewed) : undefined;
    if (!another) return false;
    hasRenewed ||= another.isRenewal === true;
    cost = another.cost;
    spend(budget, cost);
    await clock.sleep(another.delay, signal);
    retry = another;
    // Who has given up learns of it at once: a loop may take its time until the next attempt, which fails by that.
    if (signal?.aborted) await next();
    return true;
  };

  const { response, bytes, url = request.url } = await loop({ call, next, again });
  spend(budget, -(cost || 1));
  const text = context.body === "text" ? new TextDecoder().decode(bytes) : undefined;
  // A loop ends after an attempt that was answered.
  const { facts } = attempt as unknown as Attempt;
  return { response, url, bytes, text, facts, redact };
}

/** Decides how a failed attempt is followed by another one; undefined when it is not. The rules are read from the top. */
function nextRetry(error: unknown, attempt: Attempt, hasRenewed: boolean): Retry | undefined {
  const { call, number } = attempt;
  const { client, request, bounds, deadline } = call;
  const refusal = attemptRefusal(error, attempt);
  // What refuses the calls of a middleware says nothing about this one.
  if (isApiError(error) && !refusal) return undefined;
  // Anything can be thrown. An object has the members of a failure, or lacks them.
  const failed = Object(error) as Failed;
  const reason = String(failed.status ?? failed.name);
  const { auth: asked, challenge = null } = refusal ?? {};
  // The authorization hears of each refusal, whether this call goes on or not: the next one is not to send the same.
  const isReplaced = asked && client.authorization.refused({ method: request.method, header: asked.header, challenge });
  // A request without a header was not refused: to send it with one is no retry. A call does so once.
  const mayAsk = asked && (asked.header === undefined ? bounds.isRepeatable : bounds.isRetried);
  if (isReplaced && mayAsk && !hasRenewed) return { reason, delay: 0, cost: 0, isRenewal: true };
  const cost = costOf(reason, failed.retryAt !== undefined);
  const tries = number - (hasRenewed ? 1 : 0);
  const situation = { ...bounds, number: tries, safe: isSafeTwice(call), isAffordable: client.budget.balance >= cost };
  const now = client.clock.now();
  const remaining = Math.min(deadline - ticks(client.clock), bounds.wait);
  const delay = retryDelay(failed, reason, situation, now, now + remaining);
  return delay === undefined ? undefined : { reason, delay, cost };
}
