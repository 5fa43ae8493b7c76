import type { ClientOptions, Clock, RequestDescription, SendContext, Sent } from "../client.ts";
import { AbortedError } from "../errors/aborted-error.ts";
import { ApiError } from "../errors/api-error.ts";
import { InputError } from "../errors/input-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { ErrorFields, SideEffect } from "../errors/slipway-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { at } from "../path.ts";
import { decide } from "./decide.ts";
import { failure } from "./failure.ts";
import { outgoing } from "./outgoing.ts";
import type { TokenSource } from "./token.ts";

/** What all requests of a client share. */
export interface Shared extends ClientOptions {
  readonly clock: Clock;
  readonly tokens: TokenSource;
  /** Retries that are left. */
  budget: number;
}

/** What transports differ in: how `attempt` is repeated while `again` says so. */
export type Loop = (
  attempt: () => Promise<Response>,
  /** Decides whether a failed attempt is followed by another one, and waits for its time. */
  again: (error: unknown) => Promise<boolean>,
  request: RequestDescription,
) => Promise<Response>;

/** A client's retries: each costs one, each success earns a part of one back. */
export const FULL_BUDGET = 20;
const EARNED = 0.2;
const DEFAULTS = { attempt: 60_000, total: 300_000, attempts: 4, base: 500, cap: 30_000 };

/** What runtimes call a connection that never came about. */
const UNSENT = /REFUSED|NOTFOUND|AI_AGAIN|UNREACH|CONNECT_TIMEOUT|FailedToOpenSocket/i;

/** Sends one request: its clocks, its attempts, and what they may have changed. */
export async function exchange(
  shared: Shared,
  loop: Loop,
  request: RequestDescription,
  want: SendContext,
): Promise<Sent> {
  const { clock, tokens, middleware = [] } = shared;
  const { operation, options } = want;
  const { route, headers, method, body, url } = request;
  const { signal } = options;
  const retry = options.retry ?? shared.retry;
  // How long an upload takes is not known.
  const upload = body !== undefined && typeof body !== "string" ? { attempt: Infinity, total: Infinity } : {};
  const settings = { ...DEFAULTS, ...upload, ...shared.timeout, ...shared.retry, ...options.timeout, ...retry };
  const deadline = clock.now() + settings.total;

  let attempts = 0;
  let text: string | undefined;
  let delay = 0;
  let reason: string | undefined;
  let renewed = false;
  /** What is known of an attempt, also when it fails. */
  let trace: { effect: SideEffect; token?: string | undefined } = { effect: "none" };
  /** What the attempts before this one may have changed. */
  let before: SideEffect = "none";

  const fields = (cause?: unknown): ErrorFields => ({
    route,
    attempts,
    sideEffect: trace.effect === "none" ? before : trace.effect,
    cause,
  });
  // An answer, or a runtime's error, may quote what it was sent.
  const redact = (shown: string): string => (trace.token ? shown.replaceAll(trace.token, "[redacted]") : shown);
  const refuse = (): void => {
    if (signal?.aborted) throw new AbortedError("was aborted", fields(signal.reason));
  };

  /** The innermost layer: the token and `fetch`. Middleware that holds the request it is given never sees the token. */
  async function transmit(given: Request): Promise<Response> {
    const mine = trace;
    const ready = new Request(given);
    // Middleware may send the request elsewhere; the token goes to no other origin.
    if (
      new URL(given.url).origin === new URL(url).origin &&
      shared.token !== null &&
      !ready.headers.has("authorization")
    ) {
      mine.token = await tokens.get();
      if (mine.token) ready.headers.set("authorization", `Bearer ${mine.token}`);
      else if (!operation.public) {
        throw new InputError("there is no token: set SLIPWAY_TOKEN, or the option token", {
          ...fields(),
          parameter: "token",
        });
      }
    }
    mine.effect = "possible";
    try {
      return await (shared.fetch ?? fetch)(ready);
    } catch (cause) {
      const code = at(cause, "cause.code") ?? at(cause, "code");
      if (UNSENT.test(String(code))) mine.effect = "none";
      const shown = `${at(cause, "stack")} ${at(cause, "cause.stack")}`;
      const harmless = redact(shown) === shown ? cause : undefined;
      throw new NetworkError(`there was no answer${code ? ` (${code})` : ""}`, fields(harmless));
    }
  }

  async function once(end: AbortSignal): Promise<Response> {
    const mine = trace;
    const context = { operation, route, attempt: attempts, delay, reason };
    const response = await middleware.reduceRight<(given: Request) => Promise<Response>>(
      (next, layer) => (given) => layer(given, next, context),
      transmit,
    )(outgoing(request, end));
    const { ok, status } = response;
    const unchanged = status === 304 && ("if-none-match" in headers || "if-modified-since" in headers);
    if (ok) mine.effect = "certain";
    else if (status < 500) mine.effect = "none";
    if (!ok && !unchanged && !(status === 404 && want.absent)) {
      throw await failure(response, clock.now(), fields(), redact);
    }
    if (want.text) {
      text = await response.text().catch((cause: unknown) => {
        throw new NetworkError("the answer broke off", fields(cause));
      });
    }
    shared.budget = Math.min(FULL_BUDGET, shared.budget + EARNED);
    return response;
  }

  async function attempt(): Promise<Response> {
    if (trace.effect !== "none") before = trace.effect;
    trace = { effect: "none" };
    refuse();
    attempts++;
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
      refuse();
      throw new TimeoutError("took too long", fields());
    } finally {
      end();
      signal?.removeEventListener("abort", end);
    }
  }

  async function again(error: unknown): Promise<boolean> {
    const now = clock.now();
    const answered = error instanceof ApiError ? error : undefined;
    const wait = decide({
      ...settings,
      attempt: attempts,
      attempts: retry === false ? 1 : settings.attempts,
      status: answered?.status,
      lost: error instanceof NetworkError || error instanceof TimeoutError,
      unsent: !answered && trace.effect === "none",
      safe: operation.safe ?? /^(GET|HEAD|PUT|DELETE)$/.test(method),
      replayable: !(body instanceof ReadableStream),
      renewable: tokens.renewable && !renewed,
      budget: shared.budget,
      asked: answered?.retryAt && Math.max(0, answered.retryAt.getTime() - now),
      left: deadline - now,
      random: Math.random(),
    });
    if (wait === undefined) return false;
    if (answered?.status === 401) {
      renewed = true;
      tokens.renew(trace.token);
    }
    shared.budget--;
    delay = wait;
    reason = String(answered?.status ?? at(error, "name"));
    await clock.sleep(wait, signal);
    refuse();
    return true;
  }

  const response = await loop(attempt, again, request);
  return { response, text, attempts, redact };
}
