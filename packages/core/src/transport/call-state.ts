import type { Redact, Secrets } from "../errors/redact.ts";
import type { CallFacts, SideEffect } from "../errors/slipway-error.ts";
import type { Authorization } from "../types/authorization.ts";
import type { ClientOptions, Clock, Operation, RawAnswer, RequestDescription, SendContext } from "../types/client.ts";
import type { Bounds } from "./bounds.ts";
import type { RetryBudget } from "./retry-budget.ts";

export interface ClientParts
  extends Pick<
    ClientOptions,
    "timeout" | "retry" | "middleware" | "limiter" | "fetch" | "maxResponseSize" | "allowInsecure"
  > {
  readonly home: string;
  readonly clock: Clock;
  readonly authorization: Authorization;
  readonly budget: RetryBudget;
}

export interface CallState {
  readonly client: ClientParts;
  readonly request: RequestDescription;
  readonly context: SendContext;
  readonly bounds: Bounds;
  /** End of the total timeout, in `ticks` of the client's clock. */
  readonly deadline: number;
  readonly secrets: Secrets;
  readonly redact: Redact;
  readonly result: Promise<RawAnswer>;
}

export interface Retry {
  readonly reason: string;
  readonly delay: number;
  readonly cost: number;
  readonly isRenewal?: true;
}

/** State of one attempt. An abandoned attempt may continue in the background, so attempts share nothing. */
export interface Attempt {
  readonly call: CallState;
  readonly number: number;
  readonly reason?: string | undefined;
  readonly delay: number;
  readonly before: SideEffect;
  readonly facts: CallFacts;
  readonly over: AbortController;
}

export interface AttemptRequest {
  readonly url: string;
  readonly method: string;
  /** Checked headers by lower-case names; only `fetch` and middleware need `Headers`. */
  readonly headers: Record<string, string>;
  readonly body?: BodyInit | undefined;
  readonly redirect: RequestRedirect;
}

export interface AttemptAnswer {
  readonly response: Response;
  /** URL after redirects. Absent where a middleware answered. */
  readonly url?: string | undefined;
  /** Header from the client's authorization. Absent where none was requested. */
  readonly auth?: { readonly header: string | undefined } | undefined;
  readonly bytes?: Uint8Array | undefined;
}

export type Send = (request: AttemptRequest) => Promise<AttemptAnswer>;

const UNSAFE = ["POST", "PATCH"];

/** Tells whether an operation is idempotent. */
export function isSafeOperation({ safe }: Operation, method: string): boolean {
  return safe ?? !UNSAFE.includes(method);
}

export function isSafeTwice({ request, context }: CallState): boolean {
  return isSafeOperation(context.operation, request.method);
}

export function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

export function beginAttempt(call: CallState, last?: Attempt, retry?: Retry): Attempt {
  const { number = 0, facts } = last ?? {};
  const { attempts = 0, sideEffect = "none" } = facts ?? {};
  return {
    call,
    number: number + 1,
    delay: retry?.delay ?? 0,
    reason: retry?.reason,
    before: sideEffect,
    facts: { route: call.request.route, attempts, sideEffect },
    over: new AbortController(),
  };
}
