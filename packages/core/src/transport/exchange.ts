import type { ClientOptions, Clock, RequestDescription, SendContext, Sent } from "../client.ts";
import { mostOf, tooLong } from "../decode.ts";
import { AbortedError } from "../errors/aborted-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { decide, type Failed } from "./decide.ts";
import { failure } from "./failure.ts";
import { type Outgoing, outgoing } from "./outgoing.ts";
import { readText } from "./read-text.ts";
import type { TokenSource } from "./token.ts";

/** What all requests of a client share. */
export interface Shared
  extends Pick<ClientOptions, "timeout" | "retry" | "middleware" | "limiter" | "fetch" | "maxResponseSize"> {
  readonly clock: Clock;
  readonly tokens: TokenSource;
  /** Retries that are left, 20 at most: each costs one, each success earns a part of one back. */
  budget: number;
}

/** What transports differ in: how `attempt` is repeated while `again` says so. */
export type Loop = (
  attempt: () => Promise<Response>,
  /** Decides whether a failed attempt is followed by another one, and waits for its time. */
  again: (error: unknown) => Promise<boolean>,
  url: string,
) => Promise<Response>;

/** What the errors of runtimes have in common: nothing is sure. */
interface Thrown {
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/** Numbers that bound a call. */
type Limits = Record<"attempt" | "total" | "attempts" | "base" | "cap", number>;

/** Sends one request: its clocks, its attempts, and what they may have changed. */
export function exchange(shared: Shared, loop: Loop, request: RequestDescription, want: SendContext): Promise<Sent> {
  const { operation, options } = want;
  const { route, headers, method, body, url } = request;
  const { signal, retry = shared.retry ?? {} } = options;
  const { clock, tokens, limiter } = shared;
  const layers = (shared.middleware ?? []).concat(want.middleware ?? []);
  // How long it takes to send bytes is not known.
  const slowness = Object(body) === body ? Infinity : 1;
  const limits: Limits & Record<string, number | undefined> = {
    attempt: 60_000 * slowness,
    total: 300_000 * slowness,
    attempts: 4,
    base: 500,
    cap: 30_000,
  };
  const said: readonly unknown[] = [
    shared.timeout,
    shared.retry,
    options.timeout,
    (!(body instanceof ReadableStream) && retry) || { attempts: 1 },
  ];
  // What is undefined must not hide what was said before it. All of them say limits or, where they are no objects, nothing.
  for (const given of said as readonly Partial<Limits>[]) {
    for (const name in given) limits[name] = given[name as keyof Limits] ?? limits[name];
  }
  const deadline = clock.now() + limits.total;

  let known: Known = { route, attempts: 0, sideEffect: "none" };
  let delay = 0;
  let token: string | undefined;
  let text: string | undefined;
  let reason: string | undefined;

  // An answer, or a runtime's error, may quote what it was sent. Below eight characters it is a test's, and common.
  const redact = (shown: string): string => (token?.[7] ? shown.replaceAll(token, "[redacted]") : shown);

  function attempt(): Promise<Response> {
    // An attempt that is given up may go on in the background: what it learns is its own.
    const before = known.sideEffect;
    const mine = { ...known, attempts: known.attempts + 1 };
    const over = new AbortController();

    const lost = (cause: unknown): never => {
      // Anything can be thrown; members that are not there are undefined.
      const thrown = Object(cause) as Thrown;
      const inner = Object(thrown.cause) as Thrown; // as above
      const code = inner.code ?? thrown.code;
      // Parts of what runtimes call a connection that never came about: ECONNREFUSED, EAI_AGAIN and the like.
      if (/REFUSED|NOTFOUND|AI_AG|CONNECT_T|ToOpen/i.test(String(code))) mine.sideEffect = before;
      const shown = `${thrown.stack} ${inner.stack}`;
      throw new NetworkError(`failed on the network${code ? ` (${code})` : ""}`, {
        ...mine,
        cause: redact(shown) === shown ? cause : undefined,
      });
    };

    /** The innermost layer: the token and `fetch`. Middleware that holds the request it is given never sees the token. */
    const transmit = async (given: Outgoing): Promise<Response> => {
      const sent = new Headers(given.headers);
      // Middleware may send the request elsewhere; the token goes to no other origin.
      const isHome = new URL(given.url ?? url).origin === new URL(url).origin;
      if (isHome && !sent.has("authorization")) {
        token = await tokens.get(mine, operation.public);
        if (token) sent.set("authorization", `Bearer ${token}`);
      }
      if (before === "none") mine.sideEffect = "possible";
      return (shared.fetch ?? fetch)(given.url ? given : url, {
        ...given,
        headers: sent,
        // Once more: Node follows the signal of a request only until the request is collected as garbage.
        signal: over.signal,
      }).catch(lost);
    };

    const once = async (): Promise<Response> => {
      // So that the first middleware finds `call` in its context.
      await undefined;
      known = mine;
      const context = { operation, route, attempt: mine.attempts, delay, reason, call };
      const response = await layers.reduceRight<(given: Outgoing) => Promise<Response>>(
        // Where there is a layer, `outgoing` makes a request.
        (next, layer) => (given) => layer(given as Request, next, context),
        transmit,
      )(outgoing(request, over.signal, layers[0]));
      const { ok, status } = response;
      mine.requestId = response.headers.get("x-vercel-id") ?? undefined;
      if (status < 500) mine.sideEffect = ok ? "certain" : before;
      // A 404 answers a HEAD, and a 304 a condition.
      if (!ok && !/^HEAD404|^\D+304.*"if-/.test(method + status + JSON.stringify(headers))) {
        throw await failure(response, clock.now(), mine, redact);
      }
      if (want.text) {
        const read = await readText(response, mostOf(options, shared));
        if (read.ended === "broken") return lost(read.cause);
        text = read.text;
        if (read.ended) throw tooLong(operation, { response, known: mine, redact }, text, mostOf(options, shared));
      }
      shared.budget = Math.min(20, shared.budget + 0.2);
      return response;
    };

    // A `fetch` or a middleware that ignores its signal must not hold the call.
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        end();
        over.abort();
        reject(
          new (signal?.aborted ? AbortedError : TimeoutError)(signal?.aborted ? "was aborted" : "timed out", {
            ...known,
            cause: signal?.reason,
          }),
        );
      };
      const end = (): void => {
        cancel();
        signal?.removeEventListener("abort", giveUp);
      };
      const cancel = clock.after(Math.min(limits.attempt, deadline - clock.now()), giveUp);
      signal?.addEventListener("abort", giveUp);
      if (signal?.aborted) giveUp();
      else once().then(resolve, reject).finally(end);
    });
  }

  async function again(error: unknown): Promise<boolean> {
    const failed = Object(error) as Failed; // as in `lost`
    const last = reason;
    reason = String(failed.status ?? failed.name);
    const renewed = reason === "401" && last !== reason && tokens.renew(token);
    // A POST or a PATCH that is sent twice may be done twice.
    const safe = operation.safe ?? !/PO|PA/.test(method);
    const wait = decide(failed, reason, { ...limits, safe, renewed, budget: shared.budget }, clock.now(), deadline);
    if (wait === undefined) return false;
    shared.budget--;
    delay = wait;
    await clock.sleep(wait, signal);
    return true;
  }

  const turn = limiter ? () => limiter(attempt, want, clock, deadline) : attempt;
  const call: Promise<Sent> = loop(turn, again, url).then((response) => ({ response, text, known, redact }));
  return call;
}
