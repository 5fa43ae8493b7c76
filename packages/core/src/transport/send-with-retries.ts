import type { Sent } from "../types/client.ts";
import { refusesToken } from "./api-error-from.ts";
import { type Attempt, beginAttempt, type CallState } from "./call-state.ts";
import { costOf } from "./retry-budget.ts";
import { type Failed, retryDelay } from "./retry-delay.ts";

/** What clients differ in: how `attempt` is repeated while `tryAgain` says so. */
export type Loop = (
  attempt: () => Promise<Response>,
  /** Decides whether a failed attempt is followed by another one, and waits for its time. */
  tryAgain: (error: unknown) => Promise<boolean>,
  url: string,
) => Promise<Response>;

/** The outermost layer: sends a request, and again as long as `retryDelay` says so and the client's budget pays for it. */
export async function sendWithRetries(
  call: CallState,
  loop: Loop,
  sendOnce: (attempt: Attempt) => Promise<Response>,
): Promise<Sent> {
  const { client, request, context, bounds, deadline, redact } = call;
  const { clock, tokens, budget } = client;
  // A POST or a PATCH that is sent twice may be done twice.
  const safe = context.operation.safe ?? !["POST", "PATCH"].includes(request.method);
  let current = beginAttempt(call, undefined, 0);
  let hasRenewed = false;
  let cost = 0;

  const attempt = (): Promise<Response> => sendOnce(current);

  const tryAgain = async (error: unknown): Promise<boolean> => {
    // Anything can be thrown. An object has the members of a failure, or lacks them.
    const failed = Object(error) as Failed;
    const reason = String(failed.status ?? failed.name);
    // What a stranger says, to whom a redirect led, says nothing about the token: he did not get it.
    const isRefused = refusesToken(failed) && current.answeredBy === undefined;
    const renewed = isRefused && !hasRenewed && tokens.renew(current.token);
    hasRenewed ||= renewed;
    const price = costOf(reason, failed.retryAt !== undefined, renewed);
    const situation = { ...bounds, number: current.number, safe, renewed, isAffordable: budget.allows(price) };
    const now = clock.now();
    const delay = retryDelay(failed, reason, situation, now, Math.min(deadline, now + bounds.wait));
    if (delay === undefined) return false;
    cost = price;
    budget.spend(cost);
    await clock.sleep(delay, context.options.signal);
    current = beginAttempt(call, current, delay, reason);
    return true;
  };

  const response = await loop(attempt, tryAgain, request.url);
  budget.earn(cost);
  return { response, text: current.text, known: current.known, redact };
}
