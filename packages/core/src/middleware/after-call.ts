import { isFunction, must } from "../errors/input-error.ts";
import { type CallFacts, withFacts } from "../errors/slipway-error.ts";
import type { MiddlewareLayer, Operation, RawAnswer } from "../types/client.ts";
import type { Middleware } from "../types/middleware.ts";
import { watcher } from "./chain.ts";
import { harmless } from "./harmless.ts";

/** Outcome of a call, after its last attempt. */
export interface CallOutcome extends Partial<Readonly<CallFacts>> {
  readonly operation: Operation;
  readonly route: string;
  /** Milliseconds of all attempts and of the waits between them. */
  readonly ms: number;
  /** The answer of a successful call. Its body is read, or is being read by the caller. */
  readonly response?: Response | undefined;
  /** The error of a failed call. */
  readonly error?: unknown;
}

/**
 * Reports the outcome of each call once, after its last attempt. Calls that are refused before their first attempt are not reported.
 *
 * @param run what it throws or rejects with does no harm to the call: the first time, `console.warn` tells.
 * @example
 * ```ts
 * const client = createClient({ middleware: chain(afterCall(({ route, ms }) => timings.push({ route, ms }))) });
 * ```
 */
export function afterCall(run: (outcome: CallOutcome) => void): Middleware & MiddlewareLayer {
  must(isFunction(run), "run", "be a function");
  const what = "The function of afterCall()";
  return afterEach(what, run, (outcome) => run(Object.assign(outcome, { ms: Math.round(outcome.ms) })));
}

/** Reports outcomes with fractions of milliseconds. `what` names the code in a warning, `owner` is the user's plug-in. */
export function afterEach(
  what: string,
  owner: object,
  run: (outcome: CallOutcome) => void,
): Middleware & MiddlewareLayer {
  // Each attempt passes here, and another middleware may have answered the first one.
  const calls = new WeakSet<Promise<RawAnswer>>();
  return watcher(({ operation, route, call }) => {
    if (calls.has(call)) return;
    calls.add(call);
    const began = performance.now();
    const report = (facts: Partial<CallFacts>, rest: Partial<CallOutcome>): void =>
      void harmless(what, owner, () =>
        run(withFacts({ operation, route, ms: performance.now() - began, ...rest }, facts)),
      );
    call.then(
      ({ response, facts }) => report(facts, { response }),
      (error: unknown) => report({}, { error }),
    );
  });
}
