import type { TokenSource } from "../auth/token.ts";
import { AbortedError } from "../errors/aborted-error.ts";
import { type Redact, redact as redacted, secretsOf } from "../errors/redact.ts";
import { isRedirectError } from "../errors/redirect-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import type { ClientOptions, Clock, RequestDescription, SendContext, Sent } from "../types/client.ts";
import { mostOf, tooLong } from "../wire/decode.ts";
import { readText } from "../wire/read-text.ts";
import { ATTEMPT, TOTAL } from "./defaults.ts";
import { failure, isRefused } from "./failure.ts";
import { lost } from "./lost.ts";
import { type Outgoing, outgoing } from "./outgoing.ts";
import { fetchFollowing } from "./redirects.ts";
import { costOf, type RetryBudget } from "./retry-budget.ts";
import { type Failed, retryDelay } from "./retry-delay.ts";

/** What all requests of a client share. */
export interface Shared
  extends Pick<
    ClientOptions,
    "timeout" | "retry" | "middleware" | "limiter" | "fetch" | "maxResponseSize" | "allowInsecure"
  > {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly tokens: TokenSource;
  readonly budget: RetryBudget;
}

/** What transports differ in: how `attempt` is repeated while `again` says so. */
export type Loop = (
  attempt: () => Promise<Response>,
  /** Decides whether a failed attempt is followed by another one, and waits for its time. */
  again: (error: unknown) => Promise<boolean>,
  url: string,
) => Promise<Response>;

/** In bytes, of an error's body: a list of missing files can be long and is needed whole; nothing that the API says is longer. */
const LONGEST_ERROR = 4e6;

/** Of a request ID that is kept; real ones are shorter. */
const LONGEST_ID = 200;

/** Numbers that bound a call. */
type Limits = Record<"attempt" | "total" | "attempts" | "base" | "cap", number>;

/** Sends one request: its clocks, its attempts, and what they may have changed. */
export function exchange(shared: Shared, loop: Loop, request: RequestDescription, want: SendContext): Promise<Sent> {
  const { operation, options } = want;
  const { route, headers, method, body, url } = request;
  const { signal, retry = shared.retry ?? {} } = options;
  const { clock, tokens, limiter, allowInsecure } = shared;
  const home = new URL(shared.baseUrl).origin;
  const layers = (shared.middleware ?? []).concat(want.middleware ?? []);
  // How long it takes to send bytes is not known.
  const slowness = Object(body) === body ? Infinity : 1;
  const limits: Limits & Record<string, number | undefined> = {
    attempt: ATTEMPT * slowness,
    total: TOTAL * slowness,
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
  const isUntimed = limits.attempt === Infinity && (options.timeout?.attempt ?? shared.timeout?.attempt) === undefined;
  const deadline = clock.now() + limits.total;
  /** When a wait ends at the latest: an upload may take its time, but nobody waits for a year because an answer asks for it. */
  const latest = (): number =>
    (options.timeout?.total ?? shared.timeout?.total) === undefined
      ? Math.min(deadline, clock.now() + TOTAL)
      : deadline;

  let known: Known = { route, attempts: 0, sideEffect: "none" };
  let delay = 0;
  let cost = 0;
  let token: string | undefined;
  let text: string | undefined;
  let reason: string | undefined;
  let hasRenewed = false;
  let isAway = false;

  // An answer, or a runtime's error, may quote what it was sent, by any attempt.
  const secrets = new Set<string>();
  const redact: Redact = (shown, most) => redacted(secrets, shown, most);

  function attempt(): Promise<Response> {
    // An attempt that is given up may go on in the background: what it learns is its own.
    const past = known;
    const before = past.sideEffect;
    const mine = { ...past, attempts: past.attempts + 1 };
    const over = new AbortController();

    let isRefusing = false;
    let isAsking = false;
    let answeredBy = url;
    /** Begins the attempt's clock, or begins it anew. */
    let limit = (_ms: number): void => {};
    const fail = (cause: unknown): never => {
      if (isRedirectError(cause)) throw cause;
      const error = lost(cause, url, mine, before, isRefusing, redact);
      mine.sideEffect = error.sideEffect;
      throw error;
    };

    /** The innermost layer: the token and `fetch`. Middleware that holds the request it is given never sees the token. */
    const transmit = async (given: Outgoing): Promise<Response> => {
      const headers = new Headers(given.headers);
      // A request, or its middleware, may lead elsewhere; the token goes to no other origin.
      const to = given.url ?? url;
      if (new URL(to).origin === home && !headers.has("authorization")) {
        isAsking = true;
        token = await tokens.get(past, operation.public);
        isAsking = false;
        if (token) headers.set("authorization", `Bearer ${token}`);
      }
      // It was given up while the token or a middleware was waited for: whoever was told so is not to find it done.
      if (over.signal.aborted) throw new AbortedError("was given up before it was sent", past);
      for (const secret of secretsOf(headers)) secrets.add(secret);
      if (before === "none") mine.sideEffect = "possible";
      const { redirect } = given;
      // Once more: Node follows the signal of a request only until the request is collected as garbage.
      const init = { ...given, headers, signal: over.signal };
      const first = { method: given.method ?? method, url: to, headers, followed: 0 };
      isRefusing = redirect === "error";
      const run = async (input: string | Request, how: RequestInit) => (shared.fetch ?? fetch)(input, how);
      const input = given.url ? given : url;
      const refused = { ...mine, sideEffect: before };
      if (want.redirect === "manual") return run(input, init).catch(fail);
      const { response, hop } = await fetchFollowing(run, input, init, first, allowInsecure, refused, redact).catch(
        fail,
      );
      answeredBy = hop.url;
      return response;
    };

    const once = async (): Promise<Response> => {
      // So that the first middleware finds `call` in its context.
      await undefined;
      known = mine;
      const context = { operation, route, attempt: mine.attempts, delay, reason, call, redact };
      const response = await layers.reduceRight<(given: Outgoing) => Promise<Response>>(
        // Where there is a layer, `outgoing` makes a request.
        (next, layer) => (given) => layer(given as Request, next, context),
        transmit,
      )(outgoing(request, over.signal, layers[0], past));
      const { ok, status } = response;
      const id = response.headers.get("x-vercel-id");
      if (id !== null) mine.requestId = redact(id, LONGEST_ID);
      if (status < 500) mine.sideEffect = ok ? "certain" : before;
      // An upload may take its time; its answer gets what any other attempt has.
      if (isUntimed && (want.text || !ok)) limit(ATTEMPT);
      const isCondition = Object.keys(headers).some((name) => name.startsWith("if-"));
      const isAnswer = ok || (status === 404 && method === "HEAD") || (status === 304 && isCondition);
      if (!isAnswer) {
        const from = new URL(answeredBy).origin;
        isAway = from !== home;
        const most = Math.min(LONGEST_ERROR, mostOf(options, shared));
        throw await failure(response, clock.now(), mine, redact, most, isAway ? from : undefined);
      }
      if (want.text) {
        const read = await readText(response, mostOf(options, shared));
        if (read.ended === "broken") return fail(read.cause);
        text = read.text;
        if (read.ended) throw tooLong(operation, { response, known: mine, redact }, text, mostOf(options, shared));
      }
      shared.budget.earn(cost);
      return response;
    };

    // A `fetch` or a middleware that ignores its signal must not hold the call.
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        end();
        over.abort();
        // One that hangs must not hold those that come next.
        if (isAsking) tokens.giveUp();
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
      let cancel = (): void => {};
      limit = (ms) => {
        cancel();
        cancel = clock.after(Math.min(ms, deadline - clock.now()), giveUp);
      };
      limit(limits.attempt);
      signal?.addEventListener("abort", giveUp);
      if (signal?.aborted) giveUp();
      else once().then(resolve, reject).finally(end);
    });
  }

  async function again(error: unknown): Promise<boolean> {
    const failed = Object(error) as Failed; // as in `lost`
    reason = String(failed.status ?? failed.name);
    // What a stranger says, to whom a redirect led, says nothing about the token: he did not get it.
    const renewed = !isAway && isRefused(failed) && !hasRenewed && tokens.renew(token);
    hasRenewed ||= renewed;
    // A POST or a PATCH that is sent twice may be done twice.
    const safe = operation.safe ?? !["POST", "PATCH"].includes(method);
    const price = costOf(reason, failed.retryAt !== undefined, renewed);
    const isAffordable = shared.budget.allows(price);
    const wait = retryDelay(failed, reason, { ...limits, safe, renewed, isAffordable }, clock.now(), latest());
    if (wait === undefined) return false;
    cost = price;
    shared.budget.spend(cost);
    delay = wait;
    await clock.sleep(wait, signal);
    return true;
  }

  const turn = limiter ? () => limited((run) => limiter(run, want, clock, deadline), attempt) : attempt;
  const call: Promise<Sent> = loop(turn, again, url).then((response) => ({ response, text, known, redact }));
  return call;
}

type Attempt = () => Promise<Response>;

/** An attempt as a limiter lets it through. What becomes of it counts, whatever the limiter makes of that. */
async function limited(limiter: (attempt: Attempt) => Promise<Response>, attempt: Attempt): Promise<Response> {
  let outcome: Promise<Response> | undefined;
  const run: Attempt = () => {
    outcome = attempt();
    // It is looked at below, and not by everybody before.
    outcome.catch(() => {});
    return outcome;
  };
  try {
    const response = await limiter(run);
    if (!outcome) return response;
  } catch (error) {
    if (!outcome) throw error;
  }
  return outcome;
}
