import { isApiError } from "../errors/api-error.ts";
import { withHidden } from "../errors/hidden-members.ts";
import { isInputError } from "../errors/input-error.ts";
import type { RawAnswer } from "../types/client.ts";
import { utf8 } from "../wire/read-body.ts";
import {
  type Attempt,
  type AttemptAnswer,
  type AttemptRequest,
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

/** Runs the attempts of a call; it is the only difference between the two clients. */
export type Loop = (attempts: Attempts) => Promise<AttemptAnswer>;

interface Attempts {
  readonly call: CallState;
  next(around?: Around): Promise<AttemptAnswer>;
  /** Decides whether the failed attempt is followed by another, and waits for it. */
  again(): Promise<boolean>;
}

/** The outermost layer: sends a request, and repeats it while `retryDelay` and the client's budget allow. */
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
      // The first failure explains more than a missing body for its repetition.
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
    // An abort is reported now by an attempt that fails, because a loop may be slow to begin the next one.
    if (signal?.aborted) await next();
    return true;
  };

  const { response, bytes, url = request.url } = await loop({ call, next, again });
  spend(budget, -(cost || 1));
  const text = context.body === "text" ? utf8.decode(bytes) : undefined;
  // A loop ends only after an attempt.
  const { facts } = attempt as unknown as Attempt;
  return { response, url, bytes, text, facts, redact };
}

function nextRetry(error: unknown, attempt: Attempt, hasRenewed: boolean): Retry | undefined {
  const { call, number } = attempt;
  const { client, request, bounds, deadline } = call;
  const refusal = attemptRefusal(error, attempt);
  // An API error without a refusal belongs to a call of a middleware.
  if (isApiError(error) && !refusal) return undefined;
  // Thrown values may be anything; `Object()` makes them readable.
  const failed = Object(error) as Failed;
  const reason = String(failed.status ?? failed.name);
  const { auth, challenge = null } = refusal ?? {};
  // Each refusal is reported, even without a retry, so that the next call does not send the same credentials.
  const isReplaced = auth && client.authorization.refused({ method: request.method, header: auth.header, challenge });
  // A first request without a header is not a refused one, so its repetition with a header is not a retry. That happens once per call.
  const mayAsk = auth && (auth.header === undefined ? bounds.isRepeatable : bounds.isRetried);
  if (isReplaced && mayAsk && !hasRenewed) return { reason, delay: 0, cost: 0, isRenewal: true };
  const cost = costOf(reason, failed.retryAt !== undefined);
  const tries = number - (hasRenewed ? 1 : 0);
  const situation = { ...bounds, number: tries, safe: isSafeTwice(call), isAffordable: client.budget.balance >= cost };
  const now = client.clock.now();
  const remaining = Math.min(deadline - ticks(client.clock), bounds.wait);
  const delay = retryDelay(failed, reason, situation, now, now + remaining);
  return delay === undefined ? undefined : { reason, delay, cost };
}
