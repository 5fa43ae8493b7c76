import type { ApiError } from "../errors/api-error.ts";
import type { Redact, Secrets } from "../errors/redact.ts";
import type { Known, SideEffect } from "../errors/slipway-error.ts";
import type { Authorization } from "../types/authorization.ts";
import type { ClientOptions, Clock, RequestDescription, SendContext, Sent } from "../types/client.ts";
import type { Bounds } from "./bounds.ts";
import type { RetryBudget } from "./retry-budget.ts";

/** What all calls of a client share. */
export interface ClientParts
  extends Pick<
    ClientOptions,
    "timeout" | "retry" | "middleware" | "limiter" | "fetch" | "maxResponseSize" | "allowInsecure"
  > {
  /** The origin of the API: only there it is said who asks. */
  readonly home: string;
  readonly clock: Clock;
  readonly authorization: Authorization;
  readonly budget: RetryBudget;
}

/** A call under way: what its attempts share. */
export interface CallState {
  readonly client: ClientParts;
  readonly request: RequestDescription;
  readonly context: SendContext;
  readonly bounds: Bounds;
  /** Unix time in ms when the total clock runs out. */
  readonly deadline: number;
  /** Credentials that any attempt was sent with: an answer, or a runtime's error, may quote them. */
  readonly secrets: Secrets;
  /** Takes them out of a text that is to be shown. */
  readonly redact: Redact;
  /** Settles when the call does. */
  readonly result: Promise<Sent>;
}

/** One attempt of a call. What it learns is its own: it may go on in the background after it was given up. */
export interface Attempt {
  readonly call: CallState;
  /** 1 for the first. */
  readonly number: number;
  /** Milliseconds that were waited before it. */
  readonly delay: number;
  /** Why there is another attempt; absent for the first. */
  readonly reason?: string | undefined;
  /** What the attempts before may have changed. */
  readonly before: SideEffect;
  /** What its errors carry: up to now. */
  readonly known: Known;
  /** Aborts what is under way when the attempt is given up. */
  readonly over: AbortController;
  /** Begins the attempt's clock anew: it has so many milliseconds from now on. */
  restartClock(ms: number): void;
  /** The client's authorization was asked for its header. */
  isAsked?: boolean;
  /** The header that it gave. */
  authorization?: string | undefined;
  /** What the API refused it with, and its `WWW-Authenticate`. */
  refusal?: { readonly error: ApiError; readonly challenge: string | null } | undefined;
  /** What was read up to now of an answer that says that it was done. */
  chunks?: Uint8Array[] | undefined;
  /** The bytes of the answer, where the call asked for them. */
  bytes?: Uint8Array | undefined;
  /** Where the answer came from: redirects may have led elsewhere. */
  url?: string | undefined;
}

/** Tells whether a request that is sent twice does what it does once. */
export function isSafeTwice({ request, context }: CallState): boolean {
  return context.operation.safe ?? !["POST", "PATCH"].includes(request.method);
}

/** Tells whether the API itself answered, and nobody to whom a redirect led. */
export function isHome({ url, call }: Attempt): boolean {
  // What middleware answers by itself comes from nowhere.
  return url === undefined || new URL(url).origin === call.client.home;
}

/** Begins an attempt, after what is known from those before. */
export function beginAttempt(call: CallState, last: Attempt | undefined, delay: number, reason?: string): Attempt {
  const { number = 0, known } = last ?? {};
  const { attempts = 0, sideEffect = "none" } = known ?? {};
  return {
    call,
    number: number + 1,
    delay,
    reason,
    before: sideEffect,
    known: { route: call.request.route, attempts, sideEffect },
    over: new AbortController(),
    restartClock: () => {},
  };
}
