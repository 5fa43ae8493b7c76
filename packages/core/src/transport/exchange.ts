import type { RequestDescription, SendContext, Sent } from "../client.ts";
import { AbortedError } from "../errors/aborted-error.ts";
import { isApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { type ErrorFields, isNamed, type SideEffect } from "../errors/slipway-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { at } from "../path.ts";
import { decide } from "./decide.ts";
import { failure } from "./failure.ts";
import { layers, type Shared, type Trace } from "./layers.ts";
import { outgoing } from "./outgoing.ts";

/** One request with all its attempts. The loop around them belongs to the transport. */
export interface Exchange {
  /** Sends the request once. */
  attempt(): Promise<Response>;
  /** Decides whether a failed attempt is followed by another one, and waits for its time. */
  again(error: unknown): Promise<boolean>;
  /** Says how it went. */
  sent(response: Response): Sent;
}

/** A client's retries: each costs one, each success earns a part of one back. */
export const FULL_BUDGET = 20;
const EARNED = 0.2;
const DEFAULTS = { attempt: 60_000, total: 300_000, attempts: 4, base: 500, cap: 30_000 };

/** Prepares one request: its clocks, its attempts, and what they may have changed. */
export function exchange(shared: Shared, request: RequestDescription, want: SendContext): Exchange {
  const { clock, tokens, budget } = shared;
  const { operation, options } = want;
  const { route, headers, method, body } = request;
  const { signal } = options;
  const retry = options.retry ?? shared.retry;
  // How long an upload takes is not known.
  const upload = body !== undefined && typeof body !== "string" ? { attempt: Infinity, total: Infinity } : {};
  const settings = { ...DEFAULTS, ...upload, ...shared.timeout, ...shared.retry, ...options.timeout, ...retry };
  const deadline = clock.now() + settings.total;

  let attempt = 0;
  let text: string | undefined;
  let delay = 0;
  let reason: string | undefined;
  let renewed = false;
  let trace: Trace = { effect: "none" };
  /** What the attempts before this one may have changed. */
  let before: SideEffect = "none";

  const fields = (cause?: unknown): ErrorFields => ({
    route,
    attempts: attempt,
    sideEffect: trace.effect === "none" ? before : trace.effect,
    cause,
  });
  const ending = (): AbortedError | TimeoutError =>
    signal?.aborted
      ? new AbortedError("was aborted", fields(signal.reason))
      : new TimeoutError("took too long", fields());

  async function once(end: AbortSignal): Promise<Response> {
    const context = { operation, route, attempt, delay, reason };
    const response = await layers(shared, context, trace, fields)(outgoing(request, end));
    const { ok, status } = response;
    const unchanged = status === 304 && ("if-none-match" in headers || "if-modified-since" in headers);
    if (ok) trace.effect = "certain";
    else if (status < 500) trace.effect = "none";
    if (!ok && !unchanged && !(status === 404 && want.absent)) {
      throw await failure(response, clock.now(), fields(), tokens.redact);
    }
    if (want.text) {
      text = await response.text().catch((cause: unknown) => {
        throw new NetworkError("the answer broke off", fields(cause));
      });
    }
    budget.retries = Math.min(FULL_BUDGET, budget.retries + EARNED);
    return response;
  }

  return {
    async attempt() {
      if (trace.effect !== "none") before = trace.effect;
      trace = { effect: "none" };
      if (signal?.aborted) throw ending();
      attempt++;
      const over = new AbortController();
      const done = new AbortController();
      const end = (): void => done.abort();
      signal?.addEventListener("abort", end);
      try {
        // A `fetch` or a middleware that ignores its signal must not hold the call.
        const limit = Math.min(settings.attempt, deadline - clock.now());
        const response = await Promise.race([once(over.signal), clock.sleep(limit, done.signal)]);
        if (response) return response;
        over.abort();
        throw ending();
      } finally {
        end();
        signal?.removeEventListener("abort", end);
      }
    },

    async again(error) {
      const now = clock.now();
      const answered = isApiError(error) ? error : undefined;
      const wait = decide({
        ...settings,
        attempt,
        attempts: retry === false ? 1 : settings.attempts,
        status: answered?.status,
        lost: isNamed(error, "NetworkError", "TimeoutError"),
        unsent: !answered && trace.effect === "none",
        safe: operation.safe ?? /^(GET|HEAD|PUT|DELETE)$/.test(method),
        replayable: !(body instanceof ReadableStream),
        renewable: tokens.renewable && !renewed,
        budget: budget.retries,
        asked: answered?.retryAt && Math.max(0, answered.retryAt.getTime() - now),
        left: deadline - now,
        random: Math.random(),
      });
      if (wait === undefined) return false;
      if (answered?.status === 401) {
        renewed = true;
        tokens.renew(trace.token);
      }
      budget.retries--;
      delay = wait;
      reason = String(answered?.status ?? at(error, "name"));
      await clock.sleep(wait, signal);
      if (signal?.aborted) throw ending();
      return true;
    },

    sent: (response) => ({ response, text, attempts: attempt, redact: tokens.redact }),
  };
}
