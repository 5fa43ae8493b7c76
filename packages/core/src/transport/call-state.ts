import type { Redact, Secrets } from "../errors/redact.ts";
import type { CallFacts, SideEffect } from "../errors/slipway-error.ts";
import type { Authorization } from "../types/authorization.ts";
import type { ClientOptions, Clock, RawAnswer, RequestDescription, SendContext } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
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
  /** When the total clock runs out, in `ticks` of the client's clock. */
  readonly deadline: number;
  readonly secrets: Secrets;
  readonly redact: Redact;
  readonly result: Promise<RawAnswer>;
}

export interface Retry {
  readonly reason: string;
  /** Milliseconds to wait first. */
  readonly delay: number;
  readonly cost: number;
  /** Another token is asked for. */
  readonly isRenewal?: true;
}

/** One attempt of a call. It may go on in the background after it was given up, so that it shares nothing with the next one. */
export interface Attempt {
  readonly call: CallState;
  readonly number: number;
  readonly reason?: string | undefined;
  /** Milliseconds that were waited before it. */
  readonly delay: number;
  readonly before: SideEffect;
  readonly facts: CallFacts;
  /** Aborts what is under way when the attempt is given up. */
  readonly over: AbortController;
}

export interface AttemptRequest {
  readonly url: string;
  readonly method: string;
  /** By their names in lower case, each checked: only `fetch` and middleware make `Headers` of them. */
  readonly headers: Record<string, string>;
  readonly body?: BodyInit | undefined;
  readonly redirect: RequestRedirect;
}

export interface AttemptAnswer {
  readonly response: Response;
  /** Where it came from: redirects may have led elsewhere. Absent where a middleware answered by itself. */
  readonly url?: string | undefined;
  /** What the client's authorization gave for the request. Absent where it was not asked. */
  readonly auth?: { readonly header: string | undefined } | undefined;
  readonly bytes?: Uint8Array | undefined;
}

export type Send = (request: AttemptRequest) => Promise<AttemptAnswer>;

/** The methods of requests that are not sent twice, unless the operation says that they may be. */
const UNSAFE = ["POST", "PATCH"];

/** Tells whether an operation that is sent twice does what it does once. */
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
